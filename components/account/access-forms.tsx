import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { accountCopy } from '#lib/copy/account.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './account.module.css'
import { TextField } from './text-field.tsx'

interface AccessFormsProps {
  lang: Lang
  /** Why the last try was refused, as the address says it. */
  problem: string
  /** What was typed in that try, passwords left out. */
  draft: { usuario?: string; nome?: string; email?: string; celular?: string }
}

/** The forms of sign-in and sign-up; plain posts, so that they work without JavaScript (P6). */
export function AccessForms({ lang, problem, draft }: AccessFormsProps) {
  const copy = accountCopy[lang]
  const sentences: Record<string, string> = {
    senha: copy.wrong,
    conta: copy.known,
    campos: copy.invalid,
    indisponivel: copy.unavailable,
  }
  const sentence = sentences[problem]
  return (
    <section className={styles.page}>
      <h1>{copy.title}</h1>
      <p>{copy.intro}</p>
      {sentence && <MessageBox kind="erro">{sentence}</MessageBox>}
      <div className={styles.forms}>
        <form
          method="post"
          action={localePath(lang, paths.signIn())}
          className={styles.card}
          aria-labelledby="entrar"
        >
          <h2 id="entrar">{copy.signIn}</h2>
          <TextField
            id="entrar-email"
            name="usuario"
            type="email"
            label={copy.user}
            autoComplete="username"
            defaultValue={draft.usuario}
            required
          />
          <TextField
            id="entrar-senha"
            name="senha"
            type="password"
            label={copy.password}
            autoComplete="current-password"
            required
          />
          <Button type="submit">{copy.signIn}</Button>
          <p className={styles.forgotten}>
            {copy.forgotten} <Link href={localePath(lang, pagePaths.service())}>{copy.forgottenLink}</Link>
          </p>
        </form>
        <form
          method="post"
          action={localePath(lang, paths.signUp())}
          className={styles.card}
          aria-labelledby="cadastrar"
        >
          <h2 id="cadastrar">{copy.signUp}</h2>
          <TextField
            id="cadastrar-nome"
            name="nome"
            label={copy.name}
            autoComplete="name"
            defaultValue={draft.nome}
            maxLength={120}
            required
          />
          <TextField
            id="cadastrar-email"
            name="email"
            type="email"
            label={copy.email}
            autoComplete="email"
            defaultValue={draft.email}
            required
          />
          <TextField
            id="cadastrar-celular"
            name="celular"
            type="tel"
            label={copy.mobile}
            autoComplete="tel"
            defaultValue={draft.celular}
          />
          <TextField
            id="cadastrar-senha"
            name="senha"
            type="password"
            label={copy.newPassword}
            autoComplete="new-password"
            minLength={8}
            required
          />
          <Button type="submit" variant="secondary">
            {copy.signUp}
          </Button>
        </form>
      </div>
    </section>
  )
}
