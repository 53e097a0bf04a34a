'use client'

import { useEffect, useRef, useState } from 'react'

import type { Lang } from '#lib/routes/lang.ts'

import type { CarouselControls } from './carousel-controls.tsx'

/** Stands before a row and lends it a carousel, whose code comes when it scrolls into view (T21). */
export function Carousel({ lang, className }: { lang: Lang; className: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [Controls, setControls] = useState<typeof CarouselControls>()

  useEffect(() => {
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      // Without its code the row still scrolls by itself.
      import('./carousel-controls.tsx').then(
        (loaded) => setControls(() => loaded.CarouselControls),
        () => {},
      )
    })
    sight.observe(place.current!)
    return () => sight.disconnect()
  }, [])

  return (
    <div ref={place} className={className}>
      {Controls ? <Controls lang={lang} place={place} /> : null}
    </div>
  )
}
