import { Link } from '#components/ui/link.tsx'
import { SentNote, VisitorForm } from '#components/ui/visitor-form.tsx'
import { requestCopy } from '#lib/copy/requests.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { QUOTE_FIELDS } from '#lib/shop/request-fields.ts'
import { QUOTE_FORM_ID } from '#lib/shop/request-form-ids.ts'
import { sentId } from '#lib/shop/sent-id.ts'
import type { RequestFormProps } from './request-form-props.ts'
import styles from './request-form.module.css'
import { QuoteScript } from './request-script.tsx'

/** The form that requests a quote for a product sold on request; it replaces the buy button (contract 4.21). */
export function QuoteForm({ lang, product, ...rejected }: RequestFormProps) {
  const copy = requestCopy[lang]
  return (
    <section aria-labelledby={QUOTE_FORM_ID} className={styles.request}>
      <h2 id={QUOTE_FORM_ID}>{copy.quote.title}</h2>
      <SentNote id={sentId(QUOTE_FORM_ID)} texts={copy.quote.form} />
      <p>{copy.quote.intro}</p>
      <VisitorForm
        id={QUOTE_FORM_ID}
        action={localePath(lang, pagePaths.quoteSend())}
        fields={QUOTE_FIELDS}
        hidden={{ idProduto: String(product.id), pagina: product.path, enviarEmail: '1' }}
        texts={copy.quote.form}
        privacyLink={
          hasBrandTexts() && <Link href={localePath(lang, pagePaths.privacy())}>{copy.privacyLink}</Link>
        }
        script={<QuoteScript lang={lang} />}
        {...rejected}
      />
    </section>
  )
}
