import { byLang } from './by-lang.ts'

const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`)

/** The figures of the payment policy: installments and interest (spec section 9, P16). */
export const paymentCopy = byLang(
  {
    installments: 'Parcelas',
    each: 'Cada uma',
    total: 'Total a pagar',
    example: (price: string) => `Exemplo: compra de ${price}`,
    free: (count: number) => `${count}x sem juros`,
    withInterest: (count: number) => `${count}x com juros`,
    noInterest: 'Nenhuma delas tem juros.',
    freeUpTo: (count: number) =>
      count > 1 ? `Até ${count}x não há juros. Acima disso,` : 'À vista não há juros. De 2x em diante,',
    interest: (beginning: string, rate: string) =>
      `${beginning} os juros são de ${rate}% sobre o total da compra, qualquer que seja o número de parcelas. Por isso a loja escreve “com juros” e mostra o total a prazo junto do preço.`,
    longest: (count: number, each: string, total: string, more: string) =>
      `Em ${count}x de ${each}, portanto, o total a prazo é ${total}: são ${more} a mais do que no pagamento à vista.`,
  },
  {
    installments: 'Installments',
    each: 'Each',
    total: 'Total to pay',
    example: (price) => `Example: an order of ${price}`,
    free: (count) => `${payments(count)}, interest-free`,
    withInterest: (count) => `${payments(count)} with interest`,
    noInterest: 'None of them carries interest.',
    freeUpTo: (count) =>
      count > 1
        ? `Up to ${count} payments carry no interest. Above that,`
        : 'A single payment carries no interest. From 2 payments on,',
    interest: (beginning, rate) =>
      `${beginning} interest is ${rate}% on the total of the order, whatever the number of installments. That is why the store writes “with interest” and shows the total with interest next to the price.`,
    longest: (count, each, total, more) =>
      `So with ${payments(count)} of ${each}, the total with interest is ${total}: ${more} more than in one payment.`,
  },
)
