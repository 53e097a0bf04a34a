'use client'

import { useEffect, useState } from 'react'
import { timeLeftCopy } from '#lib/copy/time-left.ts'
import type { Lang } from '#lib/routes/lang.ts'

const MINUTE_MS = 60_000
/** Above this the date says enough, in minutes. */
const LONGEST = 24 * 60

/** How long an order still waits, in hours and minutes, while it is a day or less; screen readers are not interrupted by it. */
export function TimeLeft({ until, lang }: { until: string; lang: Lang }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [])
  // The server and the browser may render in different minutes.
  return <span suppressHydrationWarning>{textOf(Date.parse(until) - now, lang)}</span>
}

function textOf(leftMs: number, lang: Lang): string {
  const copy = timeLeftCopy[lang]
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  if (!(minutes > 0) || minutes > LONGEST) return ''
  if (minutes >= 60) return copy.hours(Math.floor(minutes / 60), minutes % 60)
  return minutes > 1 ? copy.minutes(minutes) : copy.soon
}
