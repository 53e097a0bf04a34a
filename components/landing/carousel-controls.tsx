'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { IconButton } from '#components/ui/icon-button.tsx'
import { carouselCopy } from '#lib/copy/carousel.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './carousel-controls.module.css'

type CarouselControlsProps = {
  lang: Lang
  /** The element before the row that becomes a carousel. */
  place: RefObject<HTMLElement | null>
}

/** Previous, next and the visible slides; arrow keys, Home and End move the row too. */
export function CarouselControls({ lang, place }: CarouselControlsProps) {
  const copy = carouselCopy[lang]
  const [attach, embla] = useEmblaCarousel({ align: 'start', duration: 20 })
  const start = useRef(0)
  const [shown, setShown] = useState({ from: 0, to: 0, count: 0, isFirst: true, isLast: false })

  useEffect(() => {
    const row = place.current?.nextElementSibling
    if (!(row instanceof HTMLElement)) return
    start.current = stopScrolling(row)
    attach(row)
  }, [attach, place])

  useEffect(() => {
    if (!embla) return
    const row = embla.rootNode()
    const update = () => setShown(slidesInSight(embla))
    const onKeyDown = (event: KeyboardEvent) => {
      const last = embla.scrollSnapList().length - 1
      const at = embla.selectedScrollSnap()
      const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
      if (next === undefined) return
      event.preventDefault()
      embla.scrollTo(Math.min(Math.max(next, 0), last), prefersReducedMotion())
    }
    embla.scrollTo(start.current, true)
    update()
    embla.on('select', update).on('reInit', update)
    row.addEventListener('keydown', onKeyDown)
    return () => {
      embla.off('select', update).off('reInit', update)
      row.removeEventListener('keydown', onKeyDown)
    }
  }, [embla])

  return (
    <div className={styles.controls}>
      <p aria-live="polite" className={styles.position}>
        {shown.count > 0 ? copy.position(shown.from, shown.to, shown.count) : null}
      </p>
      <IconButton
        icon="previous"
        label={copy.previous}
        aria-disabled={shown.isFirst}
        className={styles.button}
        onClick={() => embla?.scrollPrev(prefersReducedMotion())}
      />
      <IconButton
        icon="next"
        label={copy.next}
        aria-disabled={shown.isLast}
        className={styles.button}
        onClick={() => embla?.scrollNext(prefersReducedMotion())}
      />
    </div>
  )
}

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** Stops the native scrolling of the row and returns the index of the current slide. */
function stopScrolling(row: HTMLElement) {
  const { scrollLeft, scrollWidth } = row
  const slides = row.firstElementChild?.childElementCount ?? 1
  row.dataset['embla'] = ''
  row.scrollLeft = 0
  return Math.round((scrollLeft * slides) / (scrollWidth || 1))
}

function slidesInSight(embla: Embla) {
  const slides = embla.slideNodes()
  const count = slides.length
  const room = embla.rootNode().clientWidth / (slides[0]?.offsetWidth || 1)
  // A slide counts as visible although a sliver of its empty edge is out of view.
  const whole = Math.max(1, Math.floor(room + 0.05))
  const to = embla.canScrollNext() ? Math.min(count, embla.selectedScrollSnap() + whole) : count
  return {
    from: Math.max(1, to - whole + 1),
    to,
    count,
    isFirst: !embla.canScrollPrev(),
    isLast: to === count,
  }
}

function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
