import { orderCopy } from '#lib/copy/order.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { formatInvoiceKey } from '#lib/shop/invoice-key.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import styles from './order.module.css'
import sheet from './sheet.module.css'

type OrderInvoiceProps = { invoice: NonNullable<ShopOrder['invoice']>; lang: Lang }

/** The invoice of an order: its access key, and a link to the portal that shows it (contract 4.31). */
export function OrderInvoice({ invoice, lang }: OrderInvoiceProps) {
  const copy = orderCopy[lang]
  return (
    <section aria-labelledby="nota" className={sheet.card}>
      <h2 id="nota">{copy.invoice}</h2>
      <p className={styles.address}>
        {copy.invoiceKey} <span translate="no">{formatInvoiceKey(invoice.key)}</span>
      </p>
      {invoice.url ? (
        <p>
          <a href={invoice.url} rel="noopener external">
            {copy.invoiceLink}
          </a>
        </p>
      ) : null}
    </section>
  )
}
