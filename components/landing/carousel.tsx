'use client'

import { useEffect, useRef, useState } from 'react'

import type { Lang } from '#lib/routes/lang.ts'

import type { CarouselControls } from './carousel-controls.tsx'

/** Turns the next sibling, a scrolling row, into a carousel; loads the code when the row comes into view (T21). */
export function Carousel({ lang, className }: { lang: Lang; className: string | undefined }) {
  const anchor = useRef<HTMLDivElement>(null)
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
    observer.observe(anchor.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={anchor} className={className}>
      {Controls ? <Controls lang={lang} anchor={anchor} /> : null}
    </div>
  )
}
