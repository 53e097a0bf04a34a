import type { Draw } from './draw.ts'
import { spellingOf } from './spelling.ts'

/** A line of a cart as the shop has to show it; amounts are cents, undefined where the store states none. */
interface GeneratedLine {
  name: string
  quantity: number
  price: number | undefined
  total: number | undefined
  attribute: { name: string; value: string } | undefined
  hasKey: boolean
}

/** A cart as the shop has to show it. */
interface GeneratedCart {
  lines: GeneratedLine[]
  subtotal: number | undefined
  /** The total when paid upfront, or after promotions; undefined when the store states none. */
  total: number | undefined
}

/** A random cart and its document, in the platform's shape or in that of the embedded store (platform 3.6, contract 4.10). */
export function generateCart(draw: Draw): { cart: GeneratedCart; document: unknown } {
  const spell = spellingOf(draw)
  const isEmbedded = draw.chance(30)
  const lines = draw.times(draw.one(0, 1, 2, 7), (index): GeneratedLine => {
    const quantity = draw.int(1, 30)
    const price = draw.chance(90) ? draw.int(1, 999_999) : undefined
    return {
      name: draw.one('Cadeira & mesa', 'Tubo < 5 mm', 'Café “forte”', `Item ${index}`),
      quantity,
      price,
      total: price === undefined ? undefined : price * quantity,
      attribute: draw.chance(40) ? { name: 'Tamanho', value: draw.one('P', 'Azul & vinho') } : undefined,
      hasKey: isEmbedded || draw.chance(90),
    }
  })
  const isStated = draw.chance(90)
  const sum = lines.reduce((total, { total: each = 0 }) => total + each, 0)
  const subtotal = isStated ? sum : undefined
  const total = isStated ? draw.one(sum, Math.floor(sum * 0.95)) : undefined
  const itens = spell.list(
    lines.map((line, index) => ({
      nome: spell.html(line.name),
      sku: draw.one<unknown>('', `A-${index}`, null),
      tipo: draw.one('produto', 'lista'),
      conjunto: spell.empty(),
      quantidade: spell.number(line.quantity),
      imagem: spell.none(),
      precos:
        line.price === undefined
          ? draw.one<unknown>([], { precoPor: null, total: '' })
          : spell.withUnknown({
              precoDe: spell.money(line.price),
              precoPor: spell.money(line.price),
              total: spell.money(line.total!),
            }),
      atributos: line.attribute
        ? {
            unico: spell.empty(),
            simples: {
              atributo: { label: line.attribute.name },
              atributoValor: { label: spell.html(line.attribute.value) },
            },
          }
        : spell.empty(),
      personalizacao: [],
      ...(line.hasKey && {
        hash: {
          idProduto: spell.number(100 + index),
          idAtributoSimples: spell.number(line.attribute ? 7 : 0),
          idUnidadeVenda: 1,
          idArmazem: '3',
          quantidade: spell.number(line.quantity),
          adicional: '',
        },
      }),
    })),
  )
  const isLower = total !== undefined && total < sum && total > 0
  const upfront = isLower ? { valor: spell.money(total), porcentagem: 5 } : spell.empty()
  const document = {
    quantidadeItens: spell.number(lines.length),
    ...(draw.chance(80) && {
      quantidadeTotal: spell.number(lines.reduce((units, { quantity }) => units + quantity, 0)),
    }),
    mensagens: draw.one<unknown>(
      [],
      null,
      [''],
      ['Temos <b>3</b> em estoque'],
      [{ tipo: 'danger', mensagem: '<p>Oi</p>' }],
    ),
    itens,
    subtotal: isStated
      ? {
          valor: spell.money(sum),
          ...(!isEmbedded && { descontoVista: upfront }),
          parcelamento: spell.empty(),
        }
      : spell.empty(),
    ...(isEmbedded && isStated && { total: { valor: spell.money(total!) }, versao: 3, promocoes: [] }),
    ...(!isEmbedded && draw.chance(30) && { promocoes: draw.one<unknown>([], null, [{ nome: 'x' }]) }),
  }
  const shown = isEmbedded || isLower ? total : subtotal
  return {
    cart: { lines, subtotal, total: shown },
    document: draw.chance(15) ? { data: document } : document,
  }
}

/** An item as a shop sends it. */
export interface SentItem {
  idProduto: unknown
  idAtributoSimples: unknown
  quantidade: unknown
}

/** A random document of a cart with the items that a shop has sent (platform 3.6). */
export function sentCart(draw: Draw, items: readonly SentItem[]): unknown {
  const spell = spellingOf(draw)
  return {
    quantidadeItens: spell.number(items.length),
    mensagens: spell.empty(),
    itens: spell.list(
      items.map((item) => ({
        nome: spell.html(`Item ${String(item.idProduto)}`),
        tipo: 'produto',
        quantidade: spell.number(Number(item.quantidade)),
        precos: { precoPor: spell.money(100), total: spell.money(100 * Number(item.quantidade)) },
        atributos: spell.empty(),
        hash: {
          ...item,
          idProduto: spell.number(Number(item.idProduto)),
          idAtributoSimples: spell.number(Number(item.idAtributoSimples)),
        },
      })),
    ),
    subtotal: items.length > 0 ? { valor: spell.money(100), parcelamento: spell.empty() } : spell.empty(),
  }
}
