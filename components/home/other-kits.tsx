import { buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'

import styles from './other-kits.module.css'

/** A link from the first kits to the others further down the page; fills the rest of the last row. */
export function OtherKits({ label, href }: { label: string; href: string }) {
  return (
    <div className={styles.row}>
      <a href={href} className={buttonClass({ variant: 'secondary' })}>
        {label}
        <Icon name="chevron" />
      </a>
    </div>
  )
}
