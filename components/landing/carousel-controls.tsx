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
  /** The element whose next sibling is the row that becomes a carousel. */
  anchor: RefObject<HTMLElement | null>
}

/** Previous and next buttons and the position text ('1 to 3 of 6'). The arrow keys, Home and End move the row too. */
export function CarouselControls({ lang, anchor }: CarouselControlsProps) {
  const copy = carouselCopy[lang]
  const [attach, embla] = useEmblaCarousel({ align: 'start', duration: 20 })
  const startIndex = useRef(0)
  const [visible, setVisible] = useState({ from: 0, to: 0, count: 0, isFirst: true, isLast: false })

  useEffect(() => {
    const row = anchor.current?.nextElementSibling
    if (!(row instanceof HTMLElement)) return
    startIndex.current = disableNativeScrolling(row)
    attach(row)
  }, [attach, anchor])

  useEffect(() => {
    if (!embla) return
    const row = embla.rootNode()
    const update = () => setVisible(visibleSlides(embla))
    const onKeyDown = (event: KeyboardEvent) => {
      const last = embla.scrollSnapList().length - 1
      const at = embla.selectedScrollSnap()
      const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
      if (next === undefined) return
      event.preventDefault()
      embla.scrollTo(Math.min(Math.max(next, 0), last), prefersReducedMotion())
    }
    embla.scrollTo(startIndex.current, true)
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
        {visible.count > 0 ? copy.position(visible.from, visible.to, visible.count) : null}
      </p>
      <IconButton
        icon="previous"
        label={copy.previous}
        aria-disabled={visible.isFirst}
        className={styles.button}
        onClick={() => embla?.scrollPrev(prefersReducedMotion())}
      />
      <IconButton
        icon="next"
        label={copy.next}
        aria-disabled={visible.isLast}
        className={styles.button}
        onClick={() => embla?.scrollNext(prefersReducedMotion())}
      />
    </div>
  )
}

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** Stops the native scrolling of the row and returns the index of the current slide. */
function disableNativeScrolling(row: HTMLElement) {
  const { scrollLeft, scrollWidth } = row
  const slides = row.firstElementChild?.childElementCount ?? 1
  row.dataset['embla'] = ''
  row.scrollLeft = 0
  return Math.round((scrollLeft * slides) / (scrollWidth || 1))
}

function visibleSlides(embla: Embla) {
  const slides = embla.slideNodes()
  const count = slides.length
  const slidesPerView = embla.rootNode().clientWidth / (slides[0]?.offsetWidth || 1)
  // A slide still counts as visible when up to 5 % of its width, which is only padding, is out of view.
  const visibleCount = Math.max(1, Math.floor(slidesPerView + 0.05))
  const to = embla.canScrollNext() ? Math.min(count, embla.selectedScrollSnap() + visibleCount) : count
  return {
    from: Math.max(1, to - visibleCount + 1),
    to,
    count,
    isFirst: !embla.canScrollPrev(),
    isLast: to === count,
  }
}

function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
