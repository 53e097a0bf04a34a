import { Button } from '#components/ui/button.tsx'
import type { SignedInVisitor } from '#lib/client/store/user.ts'
import { accountCopy } from '#lib/copy/account.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './account.module.css'
import { LoginMarker } from './login-marker.tsx'

/** The account page of a signed-in visitor, with the sign-out button. */
export function SignedIn({
  lang,
  visitor,
  markerKey,
}: {
  lang: Lang
  visitor: SignedInVisitor
  markerKey: string
}) {
  const copy = accountCopy[lang]
  return (
    <section className={styles.page}>
      <h1>{copy.welcome(visitor.name)}</h1>
      <p>{copy.signedInAs(visitor.email)}</p>
      <form method="post" action={localePath(lang, paths.signOut())}>
        <LoginMarker storageKey={markerKey} />
        <Button type="submit" variant="secondary">
          {copy.signOut}
        </Button>
      </form>
    </section>
  )
}
