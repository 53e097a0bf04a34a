import { MessageBox } from '#components/ui/message-box.tsx'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'

import { classNames } from '#components/ui/class-names.ts'
import parts from './parts.module.css'
import styles from './sign-in-form.module.css'

/** The way in; `news` says why somebody stands here again. */
export function SignInForm({ news }: { news?: 'wrong' | 'expired' | 'signedOut' | undefined }) {
  return (
    <div className={styles.box}>
      <h1 className={parts.heading}>{copy.signIn}</h1>
      <p className={parts.intro}>{copy.signInIntro}</p>
      {news && <MessageBox kind={news === 'wrong' ? 'erro' : 'info'}>{copy[news]}</MessageBox>}
      <form method="post" action={moderationPaths.openSession} className={styles.form}>
        <label className={parts.label}>
          {copy.password}
          <input
            type="password"
            name="senha"
            required
            autoFocus
            autoComplete="current-password"
            aria-invalid={news === 'wrong' || undefined}
            className={parts.control}
          />
        </label>
        <button className={classNames(parts.button, parts.yes)}>{copy.enter}</button>
      </form>
    </div>
  )
}
