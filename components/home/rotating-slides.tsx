'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FocusEvent, TouchEvent } from 'react'

import { buttonClass } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { BannerSlide } from '#lib/client/store/home.ts'
import { bannerCopy } from '#lib/copy/banner.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'

import styles from './rotating-slides.module.css'

type RotatingSlidesProps = {
  slides: readonly BannerSlide[]
  widths: readonly number[]
  sizes: string
  lang: Lang
}

/** How long a slide stays, in milliseconds (spec section 9). */
const ROTATION_MS = 6000
/** The picture of the next slide loads this long after a slide appears, in milliseconds. */
const PRELOAD_DELAY_MS = 2500
/** A shorter movement is not a swipe. */
const SWIPE_PX = 40

/**
 * The rotating banner (spec section 2) in the WAI carousel pattern: it pauses under the pointer, with the focus inside, in a hidden
 * tab and by its pause button, and does not start with reduced motion.
 */
export function RotatingSlides({ slides, widths, sizes, lang }: RotatingSlidesProps) {
  const copy = bannerCopy[lang]
  const count = slides.length
  const [index, setIndex] = useState(0)
  // The last slide whose picture is in the page; the first picture must not wait for the others.
  const [lastLoaded, setLastLoaded] = useState(0)
  const [isPaused, setIsPaused] = useState({ byPointer: false, byFocus: false })
  // Undefined until the visitor presses the play or pause button.
  const [playChoice, setPlayChoice] = useState<boolean>()
  const isMotionReduced = useSyncExternalStore(watchMotion, prefersReducedMotion, () => false)
  const touchStartX = useRef(0)
  const stack = useRef<HTMLDivElement>(null)

  const isPlaying = count > 1 && (playChoice ?? !isMotionReduced)
  const isRotating = isPlaying && !isPaused.byPointer && !isPaused.byFocus
  const go = (next: number) => setIndex((next + count) % count)

  useEffect(() => {
    if (!isRotating) return
    const preload = setTimeout(() => setLastLoaded((last) => Math.max(last, index + 1)), PRELOAD_DELAY_MS)
    const rotation = setInterval(() => {
      // The slide stays another turn while the next picture is still loading.
      const next = stack.current?.children[(index + 1) % count]?.querySelector('img')
      if (!document.hidden && next?.complete !== false) setIndex((last) => (last + 1) % count)
    }, ROTATION_MS)
    return () => {
      clearTimeout(preload)
      clearInterval(rotation)
    }
  }, [isRotating, index, count])

  if (count === 0) return null

  const pauseByPointer = (byPointer: boolean) => () => setIsPaused((paused) => ({ ...paused, byPointer }))
  const pauseByFocus = (byFocus: boolean) => (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsPaused((paused) => ({ ...paused, byFocus }))
  }
  const endSwipe = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStartX.current
    if (count > 1 && Math.abs(moved) > SWIPE_PX) go(moved < 0 ? index + 1 : index - 1)
  }

  return (
    <section
      className={styles.banner}
      aria-roledescription={copy.carousel}
      aria-label={copy.banner}
      onPointerEnter={pauseByPointer(true)}
      onPointerLeave={pauseByPointer(false)}
      onFocus={pauseByFocus(true)}
      onBlur={pauseByFocus(false)}
      onTouchStart={(event) => (touchStartX.current = event.touches[0]?.clientX ?? 0)}
      onTouchEnd={endSwipe}
    >
      {count > 1 ? (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label={isPlaying ? copy.pause : copy.play}
            onClick={() => setPlayChoice(!isPlaying)}
          >
            <span className={isPlaying ? styles.pause : styles.play} />
          </button>
          <IconButton icon="previous" label={copy.previous} size="small" onClick={() => go(index - 1)} />
          {slides.map((slide, position) => (
            <button
              key={slide.picture}
              type="button"
              className={styles.dot}
              aria-label={copy.slide(position + 1, count)}
              aria-current={position === index || undefined}
              onClick={() => go(position)}
            />
          ))}
          <IconButton icon="next" label={copy.next} size="small" onClick={() => go(index + 1)} />
        </div>
      ) : null}
      <div ref={stack} className={styles.slides} aria-live={isRotating ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <div
            key={slide.picture}
            role="group"
            aria-roledescription={copy.slideRole}
            aria-label={copy.slide(position + 1, count)}
            aria-hidden={position !== index || undefined}
            inert={position !== index}
            className={styles.slide}
          >
            <Link href={localePath(lang, slide.path)} className={styles.link}>
              {position <= Math.max(lastLoaded, index) ? (
                <Picture
                  src={slide.picture}
                  alt={slide.alt}
                  width={1600}
                  height={900}
                  widths={widths}
                  sizes={sizes}
                  priority={position === 0}
                  className={styles.picture}
                />
              ) : null}
              <span className={styles.words}>
                <span className={styles.title}>{slide.title}</span>
                <span className={styles.text}>{slide.text}</span>
                <span className={buttonClass({}, styles.go)}>{copy.shopNow}</span>
              </span>
            </Link>
          </div>
        ))}
      </div>
    </section>
  )
}

function motionQuery() {
  return matchMedia('(prefers-reduced-motion: reduce)')
}

function prefersReducedMotion() {
  return motionQuery().matches
}

function watchMotion(listener: () => void) {
  const query = motionQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
