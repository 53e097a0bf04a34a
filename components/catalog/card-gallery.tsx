'use client'

import { IconButton } from '#components/ui/icon-button.tsx'
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

/** The pictures of a kit. Only the current one is rendered, which keeps pages of cards small. */
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
        widths={[320, 640]}
        sizes={SIZES}
        priority={priority}
        className={styles.picture}
      />
      {count > 1 ? (
        <>
          <IconButton
            icon="previous"
            label={copy.previousPicture}
            size="small"
            className={styles.previous}
            onClick={step(-1)}
          />
          <IconButton
            icon="next"
            label={copy.nextPicture}
            size="small"
            className={styles.next}
            onClick={step(1)}
          />
          <span className="visually-hidden" aria-live="polite">
            {index > 0 ? copy.picture(index + 1, count) : ''}
          </span>
        </>
      ) : null}
    </div>
  )
}
