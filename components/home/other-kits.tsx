import { buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'

import styles from './other-kits.module.css'

/** A tile after the kit cards with a link to the other kits; it fills the rest of the last row. */
export function OtherKits({ label, href }: { label: string; href: string }) {
  return (
    <div className={styles.row}>
      <Link href={href} className={buttonClass({ variant: 'secondary' })}>
        {label}
        <Icon name="chevron" />
      </Link>
    </div>
  )
}
