import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { MAX_NAME } from '#lib/contract/person.ts'
import { MIN_PASSWORD } from '#lib/contract/user.ts'
import { accountCopy } from '#lib/copy/account.ts'
import { passwordCopy, type RecoverySender } from '#lib/copy/password.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { RETURN_FIELD, TO_CHECKOUT } from '#lib/shop/checkout.ts'
import { errorMessagesOf, type FieldErrors } from '#lib/shop/field-errors.ts'
import type { OrderToKeep } from '#lib/shop/order.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { textOfCode } from '#lib/text/text-of-code.ts'
import { AccessScript } from './access-script.tsx'
import styles from './account.module.css'
import { RecoveryForm } from './recovery-form.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

interface AccessFormsProps {
  lang: Lang
  /** The code in the page's query for the reason of a rejection. */
  reason: string
  /** The rejected form, without its password. */
  rejected: RejectedForm | undefined
  /** The code in the page's query for the confirmation. */
  notice?: string
  recoverySender?: RecoverySender
  /** Whether orders are placed and followed in this shop. */
  hasOrders?: boolean
  /** The order to which a sign-in leads. */
  order?: OrderToKeep | undefined
  /** Whether the visitor has a cart, which this shop's checkout takes without an account. */
  hasCart?: boolean
  /** Whether a sign-in leads back to the checkout, from which the visitor has come. */
  isForCheckout?: boolean
}

interface FormProps {
  lang: Lang
  order: OrderToKeep | undefined
  isForCheckout: boolean
  typed: Partial<Record<string, string>>
  errors: FieldErrors
}

/** The sign-in and sign-up forms; plain posts, so that they work without JavaScript (P6). */
export function AccessForms({
  lang,
  reason,
  rejected,
  notice = '',
  recoverySender = 'team',
  hasOrders = true,
  order,
  hasCart = false,
  isForCheckout = false,
}: AccessFormsProps) {
  const copy = accountCopy[lang]
  const password = passwordCopy[lang]
  const sentences: Record<string, string> = {
    senha: copy.wrong,
    conta: copy.known,
    campos: copy.invalid,
    indisponivel: copy.unavailable,
    recuperar: password.check,
    espera: password.wait,
  }
  const sentence = textOfCode(sentences, reason)
  const typed = rejected?.fields ?? {}
  const shared = { lang, order, isForCheckout }
  const errors = errorMessagesOf(rejected?.problems ?? {}, copy.errors)
  const { recuperar } = errorMessagesOf(rejected?.problems ?? {}, password.errors)
  // Both forms have a password: its error belongs to the form that was sent.
  const isSignIn = 'usuario' in typed
  const prefix = isSignIn ? 'entrar' : 'cadastrar'
  const links = Object.entries(errors).map(([name, label]) => ({ label, href: `#${prefix}-${name}` }))
  if (recuperar) links.push({ label: recuperar, href: '#recuperar-usuario' })
  if (reason === 'senha') links.push({ label: password.forgotten, href: '#recuperar' })
  return (
    <section className={styles.page}>
      <h1>{copy.title}</h1>
      <p>{introOf(order, lang)}</p>
      {hasCart ? (
        <p className={styles.guest}>
          {copy.noAccountNeeded} <a href={localePath(lang, paths.checkoutPayment())}>{copy.buyAsGuest}</a>
        </p>
      ) : null}
      {/* On a phone the form is below that for signing in. */}
      <p className={styles.toSignUp}>
        {copy.noAccount} <a href="#cadastrar-nome">{copy.signUp}</a>
      </p>
      {notice === 'senha' ? (
        <MessageBox kind="sucesso">
          <p>{password.saved}</p>
        </MessageBox>
      ) : null}
      {notice === 'recuperar' ? (
        <MessageBox kind="sucesso">
          <p>
            <strong>{password.asked}</strong>
          </p>
          <p>{password.askedTexts[recoverySender]}</p>
        </MessageBox>
      ) : null}
      {sentence && <RejectedNote text={sentence} links={links} />}
      <div className={styles.forms}>
        <div className={styles.signIn}>
          <SignInForm {...shared} typed={typed} errors={isSignIn ? errors : {}} />
          <RecoveryForm lang={lang} sender={recoverySender} typed={typed['recuperar']} error={recuperar} />
        </div>
        <SignUpForm {...shared} typed={{ ...order?.buyer, ...typed }} errors={isSignIn ? {} : errors} />
      </div>
      {hasOrders ? (
        <p>
          {copy.guest} <Link href={localePath(lang, pagePaths.findOrder())}>{copy.guestLink}</Link>
        </p>
      ) : null}
    </section>
  )
}

function introOf(order: OrderToKeep | undefined, lang: Lang): string {
  const { intro, introOrder, introOrderBack } = accountCopy[lang]
  if (!order) return intro
  return order.buyer ? introOrder(order.number) : introOrderBack(order.number)
}

function SignInForm({ typed, errors, ...shared }: FormProps) {
  const { lang } = shared
  const copy = accountCopy[lang]
  return (
    <form
      method="post"
      action={localePath(lang, paths.signIn())}
      noValidate
      className={styles.card}
      aria-labelledby="entrar"
    >
      <NextPage {...shared} />
      <h2 id="entrar">{copy.signIn}</h2>
      <TextField
        id="entrar-usuario"
        name="usuario"
        type="email"
        label={copy.user}
        autoComplete="username"
        defaultValue={typed['usuario']}
        error={errors['usuario']}
        required
      />
      <PasswordField
        id="entrar-senha"
        lang={lang}
        label={copy.password}
        autoComplete="current-password"
        error={errors['senha']}
      />
      <Button type="submit">{copy.signIn}</Button>
      <AccessScript lang={lang} form="signIn" />
    </form>
  )
}

function SignUpForm({ typed, errors, ...shared }: FormProps) {
  const { lang } = shared
  const copy = accountCopy[lang]
  return (
    <form
      method="post"
      action={localePath(lang, paths.signUp())}
      noValidate
      className={styles.card}
      aria-labelledby="cadastrar"
    >
      <NextPage {...shared} />
      <h2 id="cadastrar">{copy.signUp}</h2>
      <TextField
        id="cadastrar-nome"
        name="nome"
        label={copy.name}
        autoComplete="name"
        defaultValue={typed['nome']}
        error={errors['nome']}
        maxLength={MAX_NAME}
        required
      />
      <TextField
        id="cadastrar-email"
        name="email"
        type="email"
        label={copy.email}
        hint={copy.emailHint}
        autoComplete="email"
        defaultValue={typed['email']}
        error={errors['email']}
        required
      />
      <TextField
        id="cadastrar-celular"
        name="celular"
        type="tel"
        label={copy.mobile}
        autoComplete="tel"
        defaultValue={typed['celular']}
        error={errors['celular']}
      />
      <PasswordField
        id="cadastrar-senha"
        lang={lang}
        label={copy.newPassword}
        autoComplete="new-password"
        minLength={MIN_PASSWORD}
        error={errors['senha']}
      />
      <Button type="submit" variant="secondary">
        {copy.signUp}
      </Button>
      <AccessScript lang={lang} form="signUp" />
    </form>
  )
}

// Where the visitor goes on: to the order that the account keeps, or back to the checkout.
function NextPage({ order, isForCheckout }: Pick<FormProps, 'order' | 'isForCheckout'>) {
  if (order) return <input type="hidden" name="pedido" value={order.number} />
  return isForCheckout ? <input type="hidden" name={RETURN_FIELD} value={TO_CHECKOUT} /> : null
}
