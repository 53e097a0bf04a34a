import { goodById, priceOf } from '../goods/all.ts'
import type { Good, Value } from '../goods/good.ts'
import { EMPTY, money } from '../php.ts'
import type { Line, Session } from '../sessions.ts'
import { KITS } from '../tree.ts'
import { pictureUrl } from './pictures.ts'
import { installments } from './price.ts'

const AT_ONCE_PERCENT = 5

/** The product and value of a line; undefined for a list. */
export function goodOf(line: Line): { one: Good; value: Value | undefined } | undefined {
  const one = line.kind === 'produto' ? goodById(line.id) : undefined
  return one && { one, value: one.choice?.values.find(({ id }) => id === line.valueId) }
}

/** The price of one unit of a line in cents. */
function unitPrice(line: Line): number {
  const found = goodOf(line)
  if (found) return priceOf(found.one, found.value) ?? 0
  return KITS.find(({ id }) => id === line.id)?.price ?? 0
}

/** The amount of a cart in cents. */
export function subtotal(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0)
}

/** The name of a line. */
export function nameOf(line: Line): string {
  return goodOf(line)?.one.name ?? KITS.find(({ id }) => id === line.id)?.name ?? ''
}

/** Writes a cart (platform 3.6): no total, freight, coupon or version. `messages` are in any of the forms that stores send. */
export function cartDocument(origin: string, session: Session, messages: unknown) {
  const amount = subtotal(session.lines)
  const atOnce = Math.round(amount * (1 - AT_ONCE_PERCENT / 100))
  return {
    quantidadeItens: session.lines.length,
    quantidadeTotal: String(session.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    quantidadePontos: 0,
    mensagens: messages,
    itens: session.lines.map((line) => lineDocument(origin, line)),
    subtotal:
      amount === 0
        ? EMPTY
        : {
            valor: amount / 100,
            descontoVista: {
              valor: money(atOnce, 'plain text'),
              porcentagem: AT_ONCE_PERCENT,
              desconto: (amount - atOnce) / 100,
            },
            parcelamento: installments('free', amount, (cents) => cents / 100),
          },
  }
}

function lineDocument(origin: string, line: Line) {
  const found = goodOf(line)
  const price = unitPrice(line)
  const amount = (cents: number) => money(cents, found?.one.money ?? 'number')
  const label = found?.value?.label
  return {
    nome: nameOf(line),
    sku: found ? `SKU-${found.one.id}` : '',
    tipo: line.kind,
    conjunto: EMPTY,
    quantidade: String(line.quantity),
    imagem: found && found.one.pictures > 0 ? pictureUrl(origin, found.one.id, 0, 200) : '',
    precos: {
      precoDe: amount(found?.one.was ?? price),
      precoPor: amount(price),
      descontoVista: 0,
      total: amount(price * line.quantity),
      tipo: 'unitario',
    },
    atributos: {
      unico: EMPTY,
      simples:
        label === undefined
          ? EMPTY
          : {
              atributo: { id: String(found!.one.choice!.id), label: found!.one.choice!.name, tipo: 'texto' },
              atributoValor: { id: String(line.valueId), label, imagem: '' },
            },
    },
    upsell: EMPTY,
    personalizacao: EMPTY,
    hash: {
      idProduto: line.id,
      idAtributoSimples: line.valueId,
      idUnidadeVenda: line.unitId,
      idArmazem: line.warehouseId,
      quantidade: line.quantity,
      adicional: line.extra,
    },
  }
}
