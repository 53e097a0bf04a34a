'use client'

import { useEffect, useRef, useState } from 'react'

import type { Lang } from '#lib/routes/lang.ts'

import type { CarouselControls } from './carousel-controls.tsx'

/** Turns the row after it into a carousel; loads the code when it scrolls into view (T21). */
export function Carousel({ lang, className }: { lang: Lang; className: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [Controls, setControls] = useState<typeof CarouselControls>()

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // If the code does not load, the row still scrolls natively.
      import('./carousel-controls.tsx').then(
        (loaded) => setControls(() => loaded.CarouselControls),
        () => {},
      )
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={place} className={className}>
      {Controls ? <Controls lang={lang} place={place} /> : null}
    </div>
  )
}
