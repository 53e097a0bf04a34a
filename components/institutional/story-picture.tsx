import { Picture } from '#components/ui/picture.tsx'
import styles from './story-picture.module.css'

const WIDTHS = [640, 960, 1600]

interface StoryPictureProps {
  src: string
  alt: string
  /** A short caption on the empty side of the picture. */
  caption: string
}

/** The picture on the about-us page. */
export function StoryPicture({ src, alt, caption }: StoryPictureProps) {
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
