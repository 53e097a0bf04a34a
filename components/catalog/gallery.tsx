import { Picture } from '#components/ui/picture.tsx'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { GalleryRow } from './gallery-row.tsx'
import styles from './gallery.module.css'

type GalleryProps = {
  pictures: readonly { src: string; alt: string }[]
  lang: Lang
  /** The product's colour, for the background of its pictures. */
  color?: string | undefined
  /** The keys of the flavour whose picture comes first; undefined for the product's own. */
  keys?: readonly string[] | undefined
  /** False if the first picture is below the first screen of a phone. */
  isOnFirstScreen?: boolean | undefined
}

/** The pictures of a product (spec section 2), or a placeholder without any. */
export function Gallery({ pictures, lang, ...rest }: GalleryProps) {
  const { gallery, zoom } = productCopy[lang]
  if (pictures.length === 0) return <NoPicture />
  return <GalleryRow pictures={pictures} lang={lang} labels={{ gallery, zoom }} {...rest} />
}

function NoPicture() {
  return (
    <div className={styles.gallery}>
      <Picture src="" alt="" width={1080} height={1080} priority className={styles.placeholder} />
    </div>
  )
}
