import { Button } from '#components/ui/button.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { MAX_EMAIL } from '#lib/contract/person.ts'
import { orderCopy } from '#lib/copy/order.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { textOfCode } from '#lib/text/text-of-code.ts'
import styles from './order.module.css'
import sheet from './sheet.module.css'

type FindOrderFormProps = {
  lang: Lang
  /** The number in the address; '' for none. */
  number?: string
  /** The code of the notice in the address. */
  notice: string
  rejected?: RejectedForm | undefined
}

/** The form that finds an order by its number and the buyer's e-mail address (contract 4.31). */
export function FindOrderForm({ lang, number = '', notice, rejected }: FindOrderFormProps) {
  const copy = orderCopy[lang]
  const problems = rejected?.problems ?? {}
  const numberTexts = { label: copy.number, error: 'numero' in problems ? copy.problems.numero : undefined }
  const emailTexts = { label: copy.email, error: 'email' in problems ? copy.problems.email : undefined }
  const noticeText = textOfCode(copy.notices, notice)
  return (
    <section className={sheet.page}>
      <h1>{copy.find}</h1>
      <p>{copy.findIntro}</p>
      {noticeText ? (
        <div id="aviso" tabIndex={-1}>
          <MessageBox kind="erro">{noticeText}</MessageBox>
        </div>
      ) : null}
      <form method="post" action={localePath(lang, pagePaths.orderSee())} noValidate className={styles.find}>
        <Field id="numero" {...numberTexts}>
          <input
            {...fieldAria('numero', numberTexts)}
            name="numero"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
            defaultValue={rejected?.fields['numero'] ?? number}
            className={fieldControl}
          />
        </Field>
        <Field id="email" {...emailTexts}>
          <input
            {...fieldAria('email', emailTexts)}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={MAX_EMAIL}
            required
            defaultValue={rejected?.fields['email']}
            className={fieldControl}
          />
        </Field>
        <Button type="submit">{copy.see}</Button>
      </form>
    </section>
  )
}
