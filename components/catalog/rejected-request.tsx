import { RejectedPage, InvalidFieldsNote } from '#components/ui/rejected-page.tsx'
import { requestCopy } from '#lib/copy/requests.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { errorMessagesOf } from '#lib/shop/field-errors.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { QUOTE_FORM_ID, RESTOCK_FORM_ID } from '#lib/shop/request-form-ids.ts'
import { NotifyForm } from './notify-form.tsx'
import { QuoteForm } from './quote-form.tsx'

type RejectedRequestProps = {
  kind: 'restock' | 'quote'
  lang: Lang
  /** `undefined` without a flash cookie: the browser rejects cookies, or the cookie has expired after two minutes. */
  rejected: RejectedForm | undefined
}

/** The rejected form about a product with all typed values, and a link back; without a flash only a link to the home page. */
export function RejectedRequest({ kind, lang, rejected }: RejectedRequestProps) {
  const copy = requestCopy[lang]
  const { fields = {}, problems = {}, message } = rejected ?? {}
  const path = fields['pagina'] ?? paths.home()
  const errors = errorMessagesOf(problems, copy.errors)
  const id = kind === 'restock' ? RESTOCK_FORM_ID : QUOTE_FORM_ID
  const failed = message || copy[kind].form.failed
  const form = {
    lang,
    product: { id: fields['idProduto'] ?? '', path },
    typed: fields,
    errors,
    note: <InvalidFieldsNote id={id} errors={errors} check={copy.check} failed={failed} />,
  }
  return (
    <RejectedPage
      title={copy.rejectedTitle}
      back={{ href: localePath(lang, path), label: rejected ? copy.backToProduct : copy.backToShop }}
    >
      {rejected && kind === 'restock' ? (
        <NotifyForm {...form} variation={Number(fields['idAtributoValor']) || 0} />
      ) : null}
      {rejected && kind === 'quote' ? <QuoteForm {...form} /> : null}
    </RejectedPage>
  )
}
