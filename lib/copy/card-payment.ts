import { byLang } from './by-lang.ts'

/** The demonstration's card page, and the installments of a paid order (P16, contract 4.36). */
export const cardPaymentCopy = byLang(
  {
    title: 'Pagamento com cartão',
    description: 'As parcelas do pagamento com cartão.',
    demo: 'Demonstração: esta página faz o papel da página de pagamento de uma administradora de cartão. Nenhum número de cartão é pedido e nada é cobrado.',
    order: (number: string) => `Pedido ${number}`,
    total: 'Total do pedido',
    question: 'Em quantas vezes?',
    installments: (count: number, each: string, hasInterest: boolean) =>
      `${count}x de ${each} ${hasInterest ? 'com' : 'sem'} juros`,
    sum: (amount: string) => `total: ${amount}`,
    last: (amount: string) => `última parcela de ${amount}`,
    interest: 'A administradora do cartão cobra os juros além do total do pedido.',
    chosen: 'Parcelas',
    change: 'Alterar',
    pay: 'Pagar o pedido',
    paying: 'Pagando…',
    refuse: 'Simular cartão recusado',
    refusing: 'Recusando…',
    back: 'Voltar ao pedido',
    card: 'Cartão de crédito',
    simulated: 'Pagamento simulado: nada foi cobrado.',
  },
  {
    title: 'Card payment',
    description: 'The installments of your card payment.',
    demo: 'Demonstration: this page stands in for the payment page of a card company. No card number is asked for, and nothing is charged.',
    order: (number) => `Order ${number}`,
    total: 'Order total',
    question: 'How many installments?',
    installments: (count, each, hasInterest) =>
      `${count === 1 ? '1 payment' : `${count} payments`} of ${each}${hasInterest ? ' with interest' : ', interest-free'}`,
    sum: (amount) => `total: ${amount}`,
    last: (amount) => `last payment of ${amount}`,
    interest: 'The card company charges the interest on top of the order total.',
    chosen: 'Installments',
    change: 'Change',
    pay: 'Pay now',
    paying: 'Paying…',
    refuse: 'Simulate a declined card',
    refusing: 'Declining…',
    back: 'Back to your order',
    card: 'Credit card',
    simulated: 'Simulated payment: nothing was charged.',
  },
)
