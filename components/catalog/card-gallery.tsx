'use client'

import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './card-gallery.module.css'

type CardGalleryProps = {
  pictures: readonly string[]
  index: number
  onChange: (index: number) => void
  alt: string
  lang: Lang
  priority?: boolean | undefined
}

const SIZES = '(min-width: 36rem) 280px, 40vw'

/** The pictures of a kit, one in the page at a time: a page of cards stays small, and the old one stays until the new is there. */
export function CardGallery({ pictures, index, onChange, alt, lang, priority }: CardGalleryProps) {
  const copy = kitCopy[lang]
  const count = pictures.length
  const step = (by: number) => () => onChange((index + by + count) % count)
  return (
    <div className={styles.gallery}>
      <Picture
        src={pictures[index] ?? ''}
        alt={alt}
        width={640}
        height={640}
        sizes={SIZES}
        priority={priority}
        className={styles.picture}
      />
      {count > 1 ? (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={copy.previousPicture}
            onClick={step(-1)}
          >
            <Icon name="chevron" size="small" />
          </button>
          <button type="button" className={styles.next} aria-label={copy.nextPicture} onClick={step(1)}>
            <Icon name="chevron" size="small" />
          </button>
          <span className="visually-hidden" aria-live="polite">
            {index > 0 ? copy.picture(index + 1, count) : ''}
          </span>
        </>
      ) : null}
    </div>
  )
}
