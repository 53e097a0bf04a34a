'use client'

import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { Picture } from '#components/ui/picture.tsx'
import { kitCopy } from '#lib/copy/kit.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './gallery.module.css'
import { onShowPicture } from './shown-picture.ts'
import { groundStyle } from './swatch.ts'

type GalleryProps = {
  pictures: readonly { src: string; alt: string }[]
  lang: Lang
  /** The product's colour, thinned to the ground of its pictures. */
  color?: string | undefined
  className?: string | undefined
}

const SIZES = '(min-width: 80rem) 38rem, (min-width: 48rem) 48vw, 100vw'
// Longer than the pauses within one swipe, shorter than anyone notices.
const SETTLED_MS = 100

/**
 * The pictures of a product: a row that fingers and arrow keys move, also without JavaScript, and small ones that
 * jump. The first is in the server's HTML and loads at once; the others when they come into sight.
 */
export function Gallery({ pictures, lang, color = '', className }: GalleryProps) {
  const row = useRef<HTMLDivElement>(null)
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)
  const count = pictures.length

  const show = (next: number) => {
    if (!pictures[next]) return
    setIndex(next)
    if (row.current) row.current.scrollLeft = next * row.current.clientWidth
  }
  const followFinger = () => {
    clearTimeout(settle.current)
    settle.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
      if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
    }, SETTLED_MS)
  }
  const followKey = (event: KeyboardEvent) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  useEffect(() => onShowPicture((picture) => show(pictures.findIndex(({ src }) => src === picture))))
  useEffect(() => () => clearTimeout(settle.current), [])

  const isRow = count > 1
  return (
    <div
      className={classNames(styles.gallery, className)}
      style={groundStyle(color)}
      onKeyDown={isRow ? followKey : undefined}
    >
      <div
        ref={row}
        role="group"
        aria-label={productCopy[lang].gallery}
        tabIndex={isRow ? 0 : undefined}
        className={styles.row}
        onScroll={isRow ? followFinger : undefined}
      >
        {(isRow ? pictures : [pictures[0] ?? { src: '', alt: '' }]).map(({ src, alt }, place) => (
          <div key={src} className={styles.slide}>
            <Picture
              src={src}
              alt={alt}
              width={1080}
              height={1080}
              sizes={SIZES}
              priority={place === 0}
              className={styles.picture}
            />
          </div>
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
    </div>
  )
}
