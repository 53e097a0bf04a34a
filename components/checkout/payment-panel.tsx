import { MessageBox } from '#components/ui/message-box.tsx'
import { orderCopy } from '#lib/copy/order.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { paymentMark, type CodePicture, type ShopOrder } from '#lib/shop/order.ts'
import { CopyButton } from './copy-button.tsx'
import { timeText } from './order-time.ts'
import styles from './order.module.css'
import { OtherPayments } from './other-payments.tsx'
import { PaymentWatch } from './payment-watch.tsx'
import { ProviderPayment } from './provider-payment.tsx'
import sheet from './sheet.module.css'
import { TimeLeft } from './time-left.tsx'

type PaymentPanelProps = {
  order: ShopOrder
  lang: Lang
  /** The QR code of the Pix; undefined for another payment method. */
  qr: CodePicture | undefined
}

/** The payment of a waiting order: its Pix code, or the provider's payment with the other payment methods. Follows the payment until its state changes. */
export function PaymentPanel({ order, lang, qr }: PaymentPanelProps) {
  const copy = orderCopy[lang]
  const { number, key, payment } = order
  return (
    <section aria-labelledby="pagar" className={`${sheet.card} ${styles.payment}`}>
      {payment.copyPaste ? (
        <Pix order={order} lang={lang} qr={qr} />
      ) : (
        <>
          <ProviderPayment order={order} lang={lang} />
          <OtherPayments order={order} lang={lang} />
          <Until text={copy.waitsUntil} until={payment.until} lang={lang} />
        </>
      )}
      {key ? (
        <>
          <PaymentWatch
            number={number}
            orderKey={key}
            mark={paymentMark(order)}
            lang={lang}
            texts={watchTexts(lang)}
          />
          <noscript>
            <p>{copy.waitingPlain}</p>
          </noscript>
        </>
      ) : (
        <p>{copy.waitingPlain}</p>
      )}
    </section>
  )
}

const watchTexts = (lang: Lang) => ({ waiting: orderCopy[lang].waiting, paid: orderCopy[lang].paid })

function Pix({ order: { payment, totals }, lang, qr }: PaymentPanelProps) {
  const copy = orderCopy[lang]
  const { copied, copyFailed } = copy
  return (
    <>
      <div className={styles.due}>
        <h2 id="pagar">{copy.pay}</h2>
        <p className={styles.amount}>{priceFormatter(lang)(totals.total)}</p>
      </div>
      {payment.isDemo ? <MessageBox kind="aviso">{copy.demo}</MessageBox> : null}
      <p>{copy.payIntro}</p>
      <div className={styles.pix}>
        {qr ? (
          <svg
            role="img"
            aria-label={copy.qr}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            className={styles.qr}
          >
            <path d={qr.path} />
          </svg>
        ) : null}
        <div className={styles.code}>
          <label htmlFor="pix-codigo">{copy.code}</label>
          <textarea id="pix-codigo" readOnly rows={4} defaultValue={payment.copyPaste} spellCheck={false} />
          <CopyButton from="pix-codigo" texts={{ copied, copyFailed }}>
            {copy.copy}
          </CopyButton>
          <Until text={copy.until} until={payment.until} lang={lang} />
        </div>
      </div>
    </>
  )
}

type UntilProps = { text: (time: string) => string; until: string; lang: Lang }

function Until({ text, until, lang }: UntilProps) {
  if (!until) return null
  return (
    <p className={styles.quiet}>
      {text(timeText(until, lang))} <TimeLeft until={until} lang={lang} />
    </p>
  )
}
