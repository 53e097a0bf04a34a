import { Picture } from '#components/ui/picture.tsx'
import styles from './intro-picture.module.css'

const WIDTHS = [640, 960, 1600]

interface IntroPictureProps {
  src: string
  alt: string
  /** A short caption on the empty side of the picture. */
  caption: string
}

/** The picture above the sections of an institutional page, such as about us. */
export function IntroPicture({ src, alt, caption }: IntroPictureProps) {
  return (
    <figure className={styles.figure}>
      <Picture
        src={src}
        alt={alt}
        width={1600}
        height={900}
        widths={WIDTHS}
        sizes="(min-width: 60rem) 36rem, 92vw"
        priority
        className={styles.picture}
      />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
