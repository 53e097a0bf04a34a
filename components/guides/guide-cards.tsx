import { Link } from '#components/ui/link.tsx'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './guide.module.css'

type GuideCardsProps = {
  lang: Lang
  guides: readonly { title: string; path: string; description?: string }[]
  heading: 'h2' | 'h3'
}

/** The brand's guides as cards with links. */
export function GuideCards({ lang, guides, heading: Heading }: GuideCardsProps) {
  return (
    <ul role="list" className={styles.list}>
      {guides.map(({ title, path, description }) => (
        <li key={path} className={styles.card}>
          <Heading>
            <Link href={localePath(lang, path)}>{title}</Link>
          </Heading>
          {description ? <p>{description}</p> : null}
        </li>
      ))}
    </ul>
  )
}
