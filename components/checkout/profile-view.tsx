import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { orderListCopy } from '#lib/copy/order-list.ts'
import { profileCopy } from '#lib/copy/profile.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { Profile } from '#lib/shop/profile.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { textOfCode } from '#lib/text/text-of-code.ts'
import { BackToAccount } from './back-to-account.tsx'
import { EraseForm } from './erase-form.tsx'
import { ProfileAddresses } from './profile-addresses.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile.module.css'
import sheet from './sheet.module.css'

type ProfileViewProps = {
  lang: Lang
  /** Undefined when nobody is signed in. */
  profile: Profile | undefined
  /** The code of the notice in the address. */
  notice: string
  /** The id of the address that the visitor changes; '' for a new one. */
  edited: string
  rejected: RejectedForm | undefined
  /** The local storage key that is set while a visitor is signed in (P21). */
  markerKey: string
}

const PROBLEMS = ['falhou', 'espera']

/** The profile of an account; every form works without JavaScript (contract 4.35). */
export function ProfileView({ lang, profile, notice, edited, rejected, markerKey }: ProfileViewProps) {
  const copy = profileCopy[lang]
  const noticeText = textOfCode(copy.notices, notice)
  const rejectedOf = (form: string) => (rejected?.fields['etapa'] === form ? rejected : undefined)
  return (
    <section className={`${sheet.page} ${styles.page}`}>
      {profile ? <BackToAccount lang={lang} /> : null}
      <h1>{copy.title}</h1>
      {noticeText ? (
        <div id="aviso" tabIndex={-1}>
          <MessageBox kind={PROBLEMS.includes(notice) ? 'erro' : 'sucesso'}>{noticeText}</MessageBox>
        </div>
      ) : null}
      {profile ? (
        <>
          <ProfileForm lang={lang} profile={profile} rejected={rejectedOf('dados')} />
          <ProfileAddresses
            lang={lang}
            addresses={profile.addresses}
            edited={edited}
            rejected={rejectedOf('entrega')}
          />
          <EraseForm lang={lang} rejected={rejectedOf('apagar')} markerKey={markerKey} />
          <p>
            <Link href={localePath(lang, pagePaths.myOrders())}>{orderListCopy[lang].mine}</Link>
          </p>
        </>
      ) : (
        <>
          <p>{copy.signIn}</p>
          <p>
            <Link href={localePath(lang, paths.access())} className={buttonClass()}>
              {copy.access}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
