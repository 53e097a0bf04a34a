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

/** How long a slide stays, in milliseconds (section 9). */
const ROTATION_MS = 6000
const FETCH_AHEAD_MS = 2500
const SWIPE_PX = 40

/**
 * The rotating banner (section 2) in the WAI carousel pattern: it stops under the pointer, with the focus inside, in a hidden
 * tab and by its pause button, and does not start with reduced motion.
 */
export function RotatingSlides({ slides, widths, sizes, lang }: RotatingSlidesProps) {
  const copy = bannerCopy[lang]
  const count = slides.length
  const [index, setIndex] = useState(0)
  // The last slide whose picture is in the page; the first picture must not wait for the others.
  const [fetched, setFetched] = useState(0)
  const [isPaused, setIsPaused] = useState({ byPointer: false, byFocus: false })
  const [isPlaying, setIsPlaying] = useState<boolean>()
  const isMotionReduced = useSyncExternalStore(watchMotion, prefersReducedMotion, () => false)
  const touchedAt = useRef(0)

  const isOn = count > 1 && (isPlaying ?? !isMotionReduced)
  const isRotating = isOn && !isPaused.byPointer && !isPaused.byFocus
  const go = (next: number) => setIndex((next + count) % count)

  useEffect(() => {
    if (!isRotating) return
    const ahead = setTimeout(() => setFetched((last) => Math.max(last, index + 1)), FETCH_AHEAD_MS)
    const turn = setInterval(() => document.hidden || setIndex((last) => (last + 1) % count), ROTATION_MS)
    return () => {
      clearTimeout(ahead)
      clearInterval(turn)
    }
  }, [isRotating, index, count])

  if (count === 0) return null

  const holdByPointer = (byPointer: boolean) => () => setIsPaused((paused) => ({ ...paused, byPointer }))
  const holdByFocus = (byFocus: boolean) => (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsPaused((paused) => ({ ...paused, byFocus }))
  }
  const endSwipe = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current
    if (count > 1 && Math.abs(moved) > SWIPE_PX) go(moved < 0 ? index + 1 : index - 1)
  }

  return (
    <section
      className={styles.banner}
      aria-roledescription={copy.carousel}
      aria-label={copy.banner}
      onPointerEnter={holdByPointer(true)}
      onPointerLeave={holdByPointer(false)}
      onFocus={holdByFocus(true)}
      onBlur={holdByFocus(false)}
      onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientX ?? 0)}
      onTouchEnd={endSwipe}
    >
      {count > 1 ? (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label={isOn ? copy.pause : copy.play}
            onClick={() => setIsPlaying(!isOn)}
          >
            <span className={isOn ? styles.pause : styles.play} />
          </button>
          <IconButton icon="previous" label={copy.previous} size="small" onClick={() => go(index - 1)} />
          {slides.map((slide, place) => (
            <button
              key={slide.picture}
              type="button"
              className={styles.dot}
              aria-label={copy.slide(place + 1, count)}
              aria-current={place === index || undefined}
              onClick={() => go(place)}
            />
          ))}
          <IconButton icon="next" label={copy.next} size="small" onClick={() => go(index + 1)} />
        </div>
      ) : null}
      <div className={styles.slides} aria-live={isRotating ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <div
            key={slide.picture}
            role="group"
            aria-roledescription={copy.slideRole}
            aria-label={copy.slide(place + 1, count)}
            aria-hidden={place !== index || undefined}
            inert={place !== index}
            className={styles.slide}
          >
            <Link href={localePath(lang, slide.path)} className={styles.link}>
              {place <= Math.max(fetched, index) ? (
                <Picture
                  src={slide.picture}
                  alt={slide.alt}
                  width={1600}
                  height={900}
                  widths={widths}
                  sizes={sizes}
                  priority={place === 0}
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
