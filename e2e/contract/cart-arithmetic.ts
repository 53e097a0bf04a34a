import assert from 'node:assert/strict'
import type { WireCart, InstallmentDocument, WireSettings } from './wire.ts'

type Settings = WireSettings['configuracoes']

const MESSAGE_KINDS = ['erro', 'aviso', 'sucesso', 'info']
const MARKUP = /<[a-z!/]|&(?:[a-z]+|#\d+);/i

/** Converts reais on the wire to cents; fails unless they are a number with at most two decimals. */
export function cents(value: unknown, name: string): number {
  assert.equal(typeof value, 'number', `${name} is not a number: ${JSON.stringify(value)}`)
  const exact = (value as number) * 100
  assert.ok(
    Math.abs(exact - Math.round(exact)) < 1e-6,
    `${name} has more than two decimals: ${String(value)}`,
  )
  return Math.round(exact)
}

// Calculates in integers, so that the check does not share a rounding error with the code under test.
function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}

/** Checks the installments of a total (contract 4.10, P16). */
export function checkInstallments(
  installments: InstallmentDocument[],
  totalCents: number,
  settings: Settings['parcelamento'],
): void {
  const expected = totalCents === 0 ? 0 : settings.maximo
  assert.equal(installments.length, expected, 'parcelamento does not list every number of installments')
  installments.forEach((installment, index) => {
    const n = index + 1
    const rate = n > settings.semJuros ? settings.taxa : 0
    const factor = 10_000n + BigInt(Math.round(rate * 100))
    assert.deepEqual(
      [
        installment.parcelas,
        installment.taxa,
        cents(installment.valorParcela, 'valorParcela'),
        cents(installment.valorTotal, 'valorTotal'),
      ],
      [
        n,
        rate,
        divideHalfUp(BigInt(totalCents) * factor, 10_000n * BigInt(n)),
        divideHalfUp(BigInt(totalCents) * factor, 10_000n),
      ],
      `installment ${n} of ${totalCents} cents is wrong`,
    )
  })
}

/** Checks that every number of a cart follows from its lines (contract 4.10); returns the subtotal in cents. */
export function checkArithmetic(cart: WireCart, settings: Settings): number {
  assert.ok(Array.isArray(cart.itens), 'itens is not a list')
  const identities = new Set<string>()
  let units = 0
  let subtotal = 0
  for (const line of cart.itens) {
    const { hash } = line
    for (const id of ['idProduto', 'idAtributoSimples', 'idUnidadeVenda', 'idArmazem', 'quantidade'] as const)
      assert.ok(Number.isInteger(hash[id]), `hash.${id} is not an integer: ${JSON.stringify(hash)}`)
    assert.equal(typeof hash.adicional, 'string')
    const identity = JSON.stringify([line.tipo, { ...hash, quantidade: 0 }])
    assert.ok(!identities.has(identity), `two lines are the same: ${identity}`)
    identities.add(identity)
    assert.ok(
      Number.isInteger(line.quantidade) && line.quantidade >= 1,
      `quantidade is not an integer above 0: ${line.quantidade}`,
    )
    assert.ok(
      line.quantidade <= settings.carrinho.quantidadeMaxima,
      `quantidade is above quantidadeMaxima: ${line.quantidade}`,
    )
    assert.equal(hash.quantidade, line.quantidade)
    for (const text of ['nome', 'sku', 'imagem', 'tipo'] as const)
      assert.equal(typeof line[text], 'string', `${text} of a line is not a string`)
    const each = cents(line.precos.precoPor, 'precoPor')
    assert.ok(each > 0, 'precoPor is not above 0')
    assert.ok(cents(line.precos.precoDe, 'precoDe') >= each, 'precoDe is below precoPor')
    assert.equal(cents(line.precos.total, 'total of a line'), each * line.quantidade)
    units += line.quantidade
    subtotal += each * line.quantidade
  }
  assert.equal(cart.quantidadeItens, cart.itens.length)
  assert.equal(cart.quantidadeTotal, units)
  assert.equal(cart.qtdItens, units)
  assert.equal(cents(cart.subtotal.valor, 'subtotal'), subtotal, 'subtotal is not the sum of the lines')
  const discount = checkPromotions(cart, subtotal, settings.promocaoProgressiva)
  assert.equal(
    cents(cart.total.valor, 'total'),
    subtotal - discount,
    'total is not the subtotal less the discount',
  )
  checkInstallments(cart.subtotal.parcelamento, subtotal - discount, settings.parcelamento)
  assert.ok(Number.isInteger(cart.versao) && cart.versao >= 0, 'versao is not an integer from 0')
  assert.ok(Array.isArray(cart.mensagens), 'mensagens is not a list')
  for (const message of cart.mensagens) {
    assert.ok(MESSAGE_KINDS.includes(message.tipo), `tipo of a message is unknown: ${message.tipo}`)
    checkPlainText(message.mensagem)
  }
  return subtotal
}

/** Checks that a message is plain text without markup (contract 3.4). */
export function checkPlainText(text: unknown): void {
  assert.ok(typeof text === 'string' && text.trim() !== '', `not a text: ${JSON.stringify(text)}`)
  assert.doesNotMatch(text, MARKUP)
}

function checkPromotions(cart: WireCart, subtotal: number, goal: Settings['promocaoProgressiva']): number {
  const meta = cents(goal.meta, 'meta')
  const progressive = cart.promocoes.filter(({ tipo }) => tipo === 'progressiva')
  if (cart.itens.length > 0 && meta > 0)
    assert.equal(progressive.length, 1, 'there is not exactly one progressive promotion')
  for (const promotion of progressive) {
    assert.equal(cents(promotion.meta, 'meta'), meta)
    assert.equal(promotion.percentual, goal.percentual)
    assert.equal(promotion.atingida, subtotal >= meta)
    assert.equal(cents(promotion.falta, 'falta'), Math.max(0, meta - subtotal))
    const expectedDiscount =
      subtotal >= meta
        ? divideHalfUp(BigInt(subtotal) * BigInt(Math.round(goal.percentual * 100)), 10_000n)
        : 0
    assert.equal(cents(promotion.desconto, 'desconto'), expectedDiscount)
  }
  return cart.promocoes.reduce((sum, { desconto }) => sum + cents(desconto, 'desconto'), 0)
}
