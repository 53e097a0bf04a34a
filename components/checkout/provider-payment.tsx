import { Button, buttonClass } from '#components/ui/button.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { orderCopy } from '#lib/copy/order.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { isDemoCard } from '#lib/shop/demo-card.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { OrderKey } from './order-key.tsx'

type ProviderPaymentProps = { order: ShopOrder; lang: Lang }

/** A payment with a provider: the buyer's last attempt there, a link to its page, or a button that starts the payment again. */
export function ProviderPayment({ order, lang }: ProviderPaymentProps) {
  const copy = orderCopy[lang]
  const { attempt, url, kind } = order.payment
  if (isDemoCard(kind)) return <DemoCard order={order} lang={lang} />
  if (attempt?.state === 'pendente') return <PendingPayment attempt={attempt} lang={lang} />
  return (
    <>
      <h2 id="pagar">{copy.payHere}</h2>
      {attempt ? <MessageBox kind="aviso">{copy.refused}</MessageBox> : null}
      {url ? (
        <>
          <p>{copy.providerIntro}</p>
          <a href={url} rel="noopener external" className={buttonClass({ size: 'large' })}>
            {copy.payAtProvider}
          </a>
        </>
      ) : (
        <>
          <p>{copy.payFailed}</p>
          <form method="post" action={localePath(lang, pagePaths.orderPay())}>
            <OrderKey order={order} />
            <Button type="submit">{copy.payAgain}</Button>
          </form>
        </>
      )}
    </>
  )
}

// The address has the key, because the cookie of another order that was opened meanwhile would hide this one.
function DemoCard({ order: { number, key, payment }, lang }: ProviderPaymentProps) {
  const copy = orderCopy[lang]
  const page = localePath(lang, pagePaths.demoCard(number))
  return (
    <>
      <h2 id="pagar">{copy.payHere}</h2>
      {payment.attempt ? <MessageBox kind="aviso">{copy.refusedCard}</MessageBox> : null}
      <p>{copy.cardIntro}</p>
      <a href={`${page}?chave=${key}`} className={buttonClass({ size: 'large' })}>
        {payment.attempt ? copy.payAgain : copy.payByCard}
      </a>
    </>
  )
}

type PendingPaymentProps = { attempt: NonNullable<ShopOrder['payment']['attempt']>; lang: Lang }

// Whoever has a boleto, a Pix code or a card under review should not begin another payment.
function PendingPayment({ attempt: { way, url }, lang }: PendingPaymentProps) {
  const { attempts } = orderCopy[lang]
  const copy = way === 'boleto' || way === 'pix' ? attempts[way] : attempts.other
  return (
    <>
      <h2 id="pagar">{copy.title}</h2>
      <p>{copy.text}</p>
      {url ? (
        <a href={url} rel="noopener external" className={buttonClass({ size: 'large' })}>
          {copy.link}
        </a>
      ) : null}
    </>
  )
}
