import { classNames } from '#components/ui/class-names.ts'
import { MessageBox } from '#components/ui/message-box.tsx'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'

import parts from './parts.module.css'
import styles from './sign-in-form.module.css'

/** Why a moderator is sent to the sign-in page. */
export type SignInReason = 'wrong' | 'expired' | 'signedOut' | 'requestRejected' | { lockedForS: number }

/** The sign-in form of the moderation pages. */
export function SignInForm({ reason }: { reason: SignInReason | undefined }) {
  const isWrong = reason === 'wrong'
  return (
    <div className={styles.box}>
      <h1 className={parts.heading}>{copy.signIn}</h1>
      <p className={parts.intro}>{copy.signInIntro}</p>
      {reason && <ReasonBox reason={reason} />}
      <form method="post" action={moderationPaths.openSession} className={styles.form}>
        <label className={parts.label}>
          {copy.password}
          <input
            type="password"
            name="senha"
            required
            autoFocus
            autoComplete="current-password"
            aria-invalid={isWrong || undefined}
            className={parts.control}
          />
        </label>
        <button className={classNames(parts.button, parts.positive)}>{copy.enter}</button>
      </form>
    </div>
  )
}

function ReasonBox({ reason }: { reason: SignInReason }) {
  if (typeof reason === 'object')
    return (
      <MessageBox kind="erro">
        <p>{copy.locked}</p>
        <p>{copy.lockedText(reason.lockedForS)}</p>
      </MessageBox>
    )
  if (reason === 'requestRejected')
    return (
      <MessageBox kind="erro">
        <p>{copy.requestRejected}</p>
        <p>{copy.requestRejectedText}</p>
        <p>
          <a href={moderationPaths.queue}>{copy.back}</a>
        </p>
      </MessageBox>
    )
  return <MessageBox kind={reason === 'wrong' ? 'erro' : 'info'}>{copy[reason]}</MessageBox>
}
