import { dayInWords } from '#lib/content/day-in-words.ts'
import { orderCopy } from '#lib/copy/order.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import styles from './order.module.css'
import sheet from './sheet.module.css'

/** The address and the delivery option of an order, and the day of its arrival until it is delivered. */
export function OrderDelivery({ order, lang }: { order: ShopOrder; lang: Lang }) {
  const copy = orderCopy[lang]
  const { buyer, address, delivery, state } = order
  const {
    logradouro,
    numero,
    complemento,
    bairro,
    cidade,
    uf,
    cep,
    destinatario,
    observacao,
    presente,
    recado,
  } = address
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ')
  const isOpen = ['aguardando_pagamento', 'pago', 'separado', 'enviado'].includes(state)
  const day = isOpen && delivery.until ? dayInWords(delivery.until, lang) : ''
  const arrives = state === 'aguardando_pagamento' ? copy.arrivesIfPaid : copy.arrives
  return (
    <section aria-labelledby="entrega" className={sheet.card}>
      <h2 id="entrega">{copy.delivery}</h2>
      <address className={styles.address}>
        {[destinatario || buyer.nome, street, bairro, [cidade, uf, cepText(cep)].filter(Boolean).join(', ')]
          .filter(Boolean)
          .map((line, index) => (
            <span key={index}>{line}</span>
          ))}
      </address>
      {observacao ? <p className={styles.quiet}>{observacao}</p> : null}
      {presente ? (
        <p className={styles.gift}>
          {copy.gift} {recado ? copy.giftMessage(recado) : null}
        </p>
      ) : null}
      <p>
        <strong>{delivery.label}</strong>
        {day ? <span className={styles.until}>{arrives(day)}</span> : null}
      </p>
      {order.key ? null : <p className={styles.quiet}>{copy.masked}</p>}
    </section>
  )
}

// The last three digits may be hidden.
const cepText = (cep: string) => cep.replace(/^(\d{5})(\d{3}|\*{3})$/, '$1-$2')
