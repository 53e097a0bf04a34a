import { Link } from '#components/ui/link.tsx'
import { SentNote, VisitorForm } from '#components/ui/visitor-form.tsx'
import { requestCopy } from '#lib/copy/requests.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { RESTOCK_FIELDS } from '#lib/shop/request-fields.ts'
import { RESTOCK_FORM_ID } from '#lib/shop/request-form-ids.ts'
import { sentId } from '#lib/shop/sent-id.ts'
import type { RequestFormProps } from './request-form-props.ts'
import styles from './request-form.module.css'
import { NotifyScript } from './request-script.tsx'

/** The form that requests a message when a sold-out product or variation is back; it replaces the buy button (contract 4.21). */
export function NotifyForm({ lang, product, variation = 0, ...rejected }: NotifyFormProps) {
  const copy = requestCopy[lang]
  return (
    <section aria-labelledby={RESTOCK_FORM_ID} className={styles.request}>
      <h2 id={RESTOCK_FORM_ID}>{copy.restock.title}</h2>
      <SentNote id={sentId(RESTOCK_FORM_ID)} texts={copy.restock.form} />
      <p>{copy.restock.intro}</p>
      <VisitorForm
        id={RESTOCK_FORM_ID}
        action={localePath(lang, pagePaths.restockSend())}
        fields={RESTOCK_FIELDS}
        hidden={{ idProduto: String(product.id), idAtributoValor: String(variation), pagina: product.path }}
        texts={copy.restock.form}
        privacyLink={
          hasBrandTexts() && <Link href={localePath(lang, pagePaths.privacy())}>{copy.privacyLink}</Link>
        }
        script={<NotifyScript lang={lang} />}
        {...rejected}
      />
    </section>
  )
}

type NotifyFormProps = RequestFormProps & {
  /** The id of the chosen variation; 0 without one. */
  variation?: number | undefined
}
