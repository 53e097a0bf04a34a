import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { groundStyle } from '#components/ui/swatch.ts'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { CategoryTile } from '#lib/shop/home-catalogue.ts'

import styles from './category-tiles.module.css'

type CategoryTilesProps = { lang: Lang; heading: string; categories: readonly CategoryTile[] }

/** The categories of the shop with a picture each; renders nothing without categories. */
export function CategoryTiles({ lang, heading, categories }: CategoryTilesProps) {
  if (categories.length === 0) return null
  return (
    <DeferredSection aria-labelledby="categorias" className={styles.section}>
      <h2 id="categorias">{heading}</h2>
      <ul role="list" className={styles.list}>
        {categories.map(({ label, category, count, picture, color }) => (
          <li key={category} className={styles.item} style={groundStyle(color)}>
            <Picture
              src={picture}
              alt=""
              width={640}
              height={640}
              sizes="(min-width: 48rem) 17rem, 6rem"
              widths={[320, 640]}
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>
                <Link href={localePath(lang, pagePaths.category(category))} className={styles.link}>
                  {label}
                </Link>
              </h3>
              <p>{listingCopy[lang].count(count)}</p>
            </div>
          </li>
        ))}
      </ul>
    </DeferredSection>
  )
}
