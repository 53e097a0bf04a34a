import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { dayInWords } from '#lib/content/day-in-words.ts'
import { orderCopy } from '#lib/copy/order.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { RETURN_FIELD, TO_CHECKOUT, type CheckoutDraft } from '#lib/shop/checkout.ts'
import { mask } from '#lib/shop/masks.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { textOfCode } from '#lib/text/text-of-code.ts'
import { AddressForm } from './address-form.tsx'
import { BuyerForm } from './buyer-form.tsx'
import styles from './checkout.module.css'
import { DeliveryForm } from './delivery-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Step, CHECKOUT_STEPS, type CheckoutStep } from './step.tsx'

type CheckoutViewProps = {
  lang: Lang
  draft: CheckoutDraft
  /** The step that the address names. */
  step: string
  /** The code of the notice in the address. */
  notice: string
  /** Whether the address form is empty, for another address than the known one. */
  isNewAddress?: boolean
  rejected: RejectedForm | undefined
  orderKey: string
  /** The summary of the order. */
  summary: ReactNode
}

/** The checkout: three steps and the payment on one page; every form works without JavaScript (docs/decisions/0081). */
export function CheckoutView({
  lang,
  draft,
  step,
  notice,
  isNewAddress = false,
  rejected,
  orderKey,
  summary,
}: CheckoutViewProps) {
  const copy = checkoutCopy[lang]
  const open = openStep(draft, step)
  const needsCartChange = draft.missing.includes('itens')
  // The notice about the items says what to do, so it replaces the notice that the amounts have changed.
  const isAboutItems = needsCartChange && !notice.startsWith('cupom')
  const itemsNotice =
    draft.limitNotice || (draft.stockNotice ? copy.itemsChanged(draft.stockNotice) : copy.notices['itens'])
  const noticeText = isAboutItems ? itemsNotice : textOfCode(copy.notices, notice)
  const stateOf = (name: CheckoutStep) => {
    if (name === open) return 'open'
    return name !== 'pagamento' && !draft.missing.includes(name) ? 'done' : 'later'
  }
  const form = { lang, rejected: rejected?.fields['etapa'] === open ? rejected : undefined }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{copy.title}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {noticeText ? (
            <div id="aviso" tabIndex={-1}>
              <MessageBox kind={notice.startsWith('cupom') ? 'sucesso' : 'aviso'}>
                {noticeText}
                {needsCartChange ? (
                  <>
                    {' '}
                    <a href={localePath(lang, paths.cart())}>{copy.editCart}</a>
                  </>
                ) : null}
              </MessageBox>
            </div>
          ) : null}
          {copy.needs && open === 'dados' ? <p className={styles.needs}>{copy.needs}</p> : null}
          {open === 'dados' && !draft.isSignedIn ? (
            <p className={styles.needs}>
              {copy.haveAccount}{' '}
              <Link href={localePath(lang, `${paths.access()}?${RETURN_FIELD}=${TO_CHECKOUT}`)}>
                {copy.signIn}
              </Link>
            </p>
          ) : null}
          <ol role="list" className={styles.steps}>
            <Step name="dados" lang={lang} state={stateOf('dados')} summary={buyerParts(draft)}>
              <BuyerForm buyer={draft.buyer} {...form} />
            </Step>
            <Step name="entrega" lang={lang} state={stateOf('entrega')} summary={addressParts(draft, lang)}>
              <AddressForm {...addressOf(draft, isNewAddress)} {...form} />
            </Step>
            <Step name="opcao" lang={lang} state={stateOf('opcao')} summary={deliveryParts(draft, lang)}>
              <DeliveryForm options={draft.options} chosen={draft.option} {...form} />
            </Step>
            <Step name="pagamento" lang={lang} state={stateOf('pagamento')}>
              {draft.payments.length === 0 ? (
                <MessageBox>{copy.noPayment}</MessageBox>
              ) : needsCartChange ? (
                <p>
                  <a href={localePath(lang, paths.cart())}>{copy.editCart}</a>
                </p>
              ) : (
                <PaymentForm draft={draft} orderKey={orderKey} {...form} />
              )}
            </Step>
          </ol>
        </div>
        {summary}
      </div>
    </div>
  )
}

type EmptyCheckoutProps = {
  lang: Lang
  /** The number of the visitor's last order, for a visitor who comes back from the provider's page; '' without one. */
  lastOrder: string
  children: ReactNode
}

/** The checkout of an empty cart. */
export function EmptyCheckout({ lang, lastOrder, children }: EmptyCheckoutProps) {
  const copy = checkoutCopy[lang]
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{copy.title}</h1>
      {lastOrder ? (
        <MessageBox>
          {copy.lastOrder}{' '}
          <a href={localePath(lang, pagePaths.order(lastOrder))}>{orderCopy[lang].title(lastOrder)}</a>
        </MessageBox>
      ) : null}
      {children}
    </div>
  )
}

// The first incomplete step, or the payment when all are complete; an earlier step when the address names it.
function openStep({ missing }: CheckoutDraft, named: string): CheckoutStep {
  const first = CHECKOUT_STEPS.find((name) => name !== 'pagamento' && missing.includes(name)) ?? 'pagamento'
  const wanted = CHECKOUT_STEPS.find((name) => name === named)
  return wanted && CHECKOUT_STEPS.indexOf(wanted) < CHECKOUT_STEPS.indexOf(first) ? wanted : first
}

// An empty form for another address keeps what belongs to the order: the gift and its message.
function addressOf({ address }: CheckoutDraft, isNew: boolean) {
  const { presente, recado } = address
  return isNew
    ? { address: { presente, recado } }
    : { address, usesQuotedCep: true, hasOtherAddress: address.logradouro !== '' }
}

function buyerParts({ buyer: { nome, email, cpf, celular } }: CheckoutDraft): string[] {
  return [nome, email, mask('cpf', cpf), noBreak(mask('phone', celular))].filter(Boolean)
}

function addressParts({ address }: CheckoutDraft, lang: Lang): string[] {
  const { destinatario, logradouro, numero, complemento, bairro, cidade, uf, cep, observacao } = address
  const gift = address.presente && checkoutCopy[lang].gift(address.recado)
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ')
  const place = [`${cidade}, ${uf}`, mask('postalCode', cep)]
  return [destinatario, street, bairro, ...place, gift, observacao].filter(Boolean)
}

function deliveryParts({ option, options }: CheckoutDraft, lang: Lang): string[] {
  const copy = checkoutCopy[lang]
  const chosen = options.find(({ id }) => id === option)
  if (!chosen) return []
  const price = chosen.price === 0 ? copy.free : priceFormatter(lang)(chosen.price)
  const day = chosen.until && copy.arrives(dayInWords(chosen.until, lang))
  return [chosen.label, price, day].filter(Boolean)
}

// A phone number stays on one line.
const noBreak = (text: string) => text.replace(' ', '\u00a0').replace('-', '\u2011')
