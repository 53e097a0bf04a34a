import { isDemoCard } from '#lib/shop/demo-card.ts'
import { toReais } from '#lib/shop/money.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { DeliveryOption } from '../shipping/delivery-options.ts'
import { cartDocument } from '../store/cart-document.ts'
import { installmentEntries } from '../store/prices.ts'
import type { StoreRules } from '../store/store-rules.ts'
import { withPayment, type Checkout, type CheckoutAmounts } from './checkout.ts'
import { WITHOUT_DELIVERY_NOTES } from './delivery-notes.ts'
import { paymentLabel } from './order-texts.ts'

const NO_ADDRESS = {
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: '',
  ...WITHOUT_DELIVERY_NOTES,
}

/** The checkout on the wire, in reais (contract 4.28). */
export function draftDocument(checkout: Checkout, rules: StoreRules, language: Lang) {
  const { version, lines, coupon, draft, buyer, options, option, payments, amounts, missing } = checkout
  const cart = cartDocument(lines, version, rules, language, { coupon })
  return {
    versao: version,
    dados: buyer,
    entrega: draft.entrega ?? NO_ADDRESS,
    opcao: option?.id ?? '',
    pagamento: draft.pagamento ?? '',
    opcoes: options.map((each) => optionDocument(each, language)),
    pagamentos: payments.map(({ id, isDemo, discount }) => ({
      id,
      label: paymentLabel(id, rules.installments.maximum, language),
      desconto: toReais(discount),
      demonstracao: isDemo,
      // The provider's page has its own installments.
      ...(isDemoCard(id) && {
        parcelamento: installmentEntries(withPayment(checkout, id).amounts.total, rules.installments),
      }),
    })),
    resumo: {
      itens: cart.itens,
      promocoes: cart.promocoes,
      aceitaCupom: cart.aceitaCupom,
      mensagens: cart.mensagens,
      ...totalsDocument(amounts),
    },
    faltam: missing,
  }
}

/** A delivery option on the wire. */
export function optionDocument({ id, name, price, days, until }: DeliveryOption, language: Lang) {
  return { id, label: name[language], valor: toReais(price), dias: days, ate: until }
}

/** Amounts on the wire; `frete` is null before a delivery option is chosen. */
export function totalsDocument(amounts: CheckoutAmounts) {
  const { subtotal, discount, coupon, couponDiscount, shipping, paymentDiscount, total } = amounts
  return {
    subtotal: toReais(subtotal),
    desconto: toReais(discount),
    cupom: { codigo: coupon ?? '', desconto: toReais(couponDiscount) },
    frete: shipping === null ? null : toReais(shipping),
    descontoPagamento: toReais(paymentDiscount),
    total: toReais(total),
  }
}
