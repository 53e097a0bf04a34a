import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { fontVariables } from '#components/fonts.ts'
import { moderationCopy } from '#lib/copy/moderation.ts'
import '../globals.css'

// Made for whoever asks, at every visit; nothing of it is kept.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: moderationCopy.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
  icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }] },
}

/** The pages of those who look after reviews stand by themselves: no shop around them, no search result. */
export default function ModerationLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" className={fontVariables}>
      <body>{children}</body>
    </html>
  )
}
