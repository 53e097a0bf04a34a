import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { choiceCopy } from '#lib/copy/choice.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { Product } from '#lib/shop/product.ts'

import styles from './sibling-links.module.css'

type SiblingLinksProps = Pick<Product, 'siblings' | 'size'> & { lang: Lang }

const PICTURE_WIDTHS = [160]

/** Links to the products that differ from this one in one attribute, such as its colour; marks the current one (platform 3.3). */
export function SiblingLinks({ siblings, size, lang }: SiblingLinksProps) {
  if (siblings.length === 0) return null
  const name = size?.label || choiceCopy[lang].siblings
  return (
    <nav aria-label={name} className={styles.siblings}>
      <p className={styles.name}>{name}</p>
      <ul role="list" className={styles.links}>
        {siblings.map(({ label, path, picture, isCurrent, inStock }) => {
          const content = (
            <>
              {picture ? (
                <Picture src={picture} alt="" width={48} height={48} sizes="48px" widths={PICTURE_WIDTHS} />
              ) : null}
              <span>{inStock ? label : kitCopy[lang].soldOutOption(label)}</span>
            </>
          )
          const className = classNames(styles.link, isCurrent && styles.current, !inStock && styles.off)
          return (
            <li key={path}>
              <Link
                href={localePath(lang, path)}
                aria-current={isCurrent ? 'page' : undefined}
                className={className}
              >
                {content}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
