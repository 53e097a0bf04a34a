import { buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { homeCopy } from '#lib/copy/home.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './other-kits.module.css'

/** A link from the first kits to the others further down the page; fills the rest of the last row. */
export function OtherKits({ lang, href }: { lang: Lang; href: string }) {
  return (
    <div className={styles.row}>
      <a href={href} className={buttonClass({ variant: 'secondary' })}>
        {homeCopy[lang].otherKits}
        <Icon name="chevron" />
      </a>
    </div>
  )
}
