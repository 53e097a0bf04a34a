import { Icon } from '#components/ui/icon.tsx'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './header.module.css'

/** The sign-in link; lazy-shell-behavior.tsx and login-marker.ts change its label when the visitor has signed in (spec sections 2 and 4). */
export function AccountLink({ lang, loginMarkerKey }: { lang: Lang; loginMarkerKey: string }) {
  const { access, account } = shellCopy[lang]
  return (
    <a
      href={localePath(lang, paths.access())}
      className={styles.tool}
      data-login-marker={loginMarkerKey}
      data-signed-in={account}
    >
      <Icon name="user" />
      <span>{access}</span>
    </a>
  )
}
