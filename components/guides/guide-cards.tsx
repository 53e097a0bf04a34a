import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './guide.module.css'

type GuideCardsProps = {
  lang: Lang
  guides: readonly { title: string; path: string; description?: string; picture?: string }[]
  /** Whether each card begins with the picture of its guide. */
  hasPictures?: boolean
  heading: 'h2' | 'h3'
}

/** The brand's guides as cards with links. */
export function GuideCards({ lang, guides, heading: Heading, hasPictures = false }: GuideCardsProps) {
  return (
    <ul role="list" className={styles.list}>
      {guides.map(({ title, path, description, picture }, index) => (
        <li key={path} className={styles.card}>
          {hasPictures && picture ? (
            <Picture
              src={picture}
              alt=""
              width={640}
              height={640}
              sizes="(min-width: 48rem) 30vw, 90vw"
              widths={[320, 640]}
              priority={index === 0}
              className={styles.cover}
            />
          ) : null}
          <Heading>
            <Link href={localePath(lang, path)}>{title}</Link>
          </Heading>
          {description ? <p>{description}</p> : null}
        </li>
      ))}
    </ul>
  )
}
