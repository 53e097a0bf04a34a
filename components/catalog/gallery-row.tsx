'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'

import { afterPaint } from '#components/ui/after-paint.ts'
import { Icon } from '#components/ui/icon.tsx'
import { startPictureTransition } from '#components/ui/picture-transition.ts'
import { isShopPicture, Picture } from '#components/ui/picture.tsx'
import { groundStyle } from '#components/ui/swatch.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './gallery.module.css'
import type { PictureZoom } from './picture-zoom.tsx'
import { onShowPicture } from './shown-picture.ts'

type GalleryRowProps = {
  pictures: readonly { src: string; alt: string }[]
  lang: Lang
  labels: { gallery: string; zoom: string }
  color?: string | undefined
  /** The keys of the flavour whose picture comes first. */
  keys?: readonly string[] | undefined
  /** False if the first picture is below the first screen of a phone. */
  isOnFirstScreen?: boolean | undefined
}

// Most phones need about 720 px, so they load the file of 800 px.
const WIDTHS = [320, 640, 800, 1080]
const SIZES = '(min-width: 80rem) 38rem, (min-width: 48rem) 48vw, 100vw'
// Longer than the gaps between scroll events of one swipe, too short to be noticed.
const SETTLED_MS = 100

/**
 * The pictures of a product: a scrollable row, which works without JavaScript, and thumbnails. The first picture loads
 * eagerly, the others lazily. A press opens the zoom; until its code has loaded, the picture is a link to its largest file.
 */
export function GalleryRow({
  pictures,
  lang,
  labels,
  color = '',
  keys,
  isOnFirstScreen = true,
}: GalleryRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const scrollTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)
  const [Zoom, setZoom] = useState<typeof PictureZoom>()
  const [isOpen, setIsOpen] = useState(false)
  const count = pictures.length

  const show = (next: number) => {
    if (!pictures[next]) return
    setIndex(next)
    if (row.current) row.current.scrollLeft = next * row.current.clientWidth
  }
  const onScroll = () => {
    clearTimeout(scrollTimer.current)
    scrollTimer.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
      if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
    }, SETTLED_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key]
    if (next === undefined || isOpen) return
    event.preventDefault()
    show(next)
    const links = row.current?.querySelectorAll('a')
    if (row.current?.contains(document.activeElement)) links?.[next]?.focus({ preventScroll: true })
  }
  const enlarge = (event: MouseEvent, place: number) => {
    // As with every link, a modifier key opens the file in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget as HTMLAnchorElement
    show(place)
    const load = () => import('./picture-zoom.tsx')
    afterPaint(load).then(
      (loaded) => {
        setZoom(() => loaded.PictureZoom)
        setIsOpen(true)
      },
      () => location.assign(href),
    )
  }

  useLayoutEffect(() => {
    if (row.current) startPictureTransition(row.current)
  }, [])
  useEffect(() => onShowPicture((picture) => show(pictures.findIndex(({ src }) => src === picture))))
  useEffect(() => () => clearTimeout(scrollTimer.current), [])

  const isRow = count > 1
  return (
    <div
      className={styles.gallery}
      style={groundStyle(color, keys)}
      onKeyDown={isRow ? onKeyDown : undefined}
    >
      <div
        ref={row}
        role="group"
        aria-label={labels.gallery}
        className={styles.row}
        onScroll={isRow ? onScroll : undefined}
      >
        {pictures.map(({ src, alt }, place) => (
          <a
            key={src}
            href={isShopPicture(src) ? `${src}-1080.webp` : src}
            aria-label={`${labels.zoom}: ${alt}`}
            tabIndex={place === index ? undefined : -1}
            draggable={false}
            className={styles.slide}
            onClick={(event) => enlarge(event, place)}
          >
            <Picture
              src={src}
              alt={alt}
              width={1080}
              height={1080}
              sizes={SIZES}
              widths={WIDTHS}
              priority={isOnFirstScreen && place === 0}
              className={styles.picture}
            />
            <Icon name="search" className={styles.lens} />
          </a>
        ))}
      </div>
      {isRow ? (
        <div className={styles.thumbs}>
          {pictures.map(({ src }, place) => (
            <button
              key={src}
              type="button"
              className={styles.thumb}
              aria-label={kitCopy[lang].picture(place + 1, count)}
              aria-current={place === index || undefined}
              onClick={() => show(place)}
            >
              <Picture src={src} alt="" width={160} height={160} sizes="72px" widths={[160]} />
            </button>
          ))}
        </div>
      ) : null}
      {Zoom ? (
        <Zoom
          pictures={pictures}
          index={index}
          onChange={show}
          lang={lang}
          color={color}
          row={row}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  )
}
