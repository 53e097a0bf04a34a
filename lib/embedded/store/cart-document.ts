import type { Message } from '#lib/contract/message.ts'
import { progressiveDiscount } from '#lib/shop/discount-goal.ts'
import { pricePerUnit } from '#lib/shop/kit-price.ts'
import { toReais } from '#lib/shop/money.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { builtContents, builtImage, builtName } from './built-kits.ts'
import type { StoredCartLine } from './cart-lines.ts'
import { couponEffect, couponPromotion, type Coupon } from './coupons.ts'
import { picture } from './paths.ts'
import { installmentEntries } from './prices.ts'
import { sellableName } from './sellable-name.ts'
import { stockDemand, usesOf } from './stock-uses.ts'
import type { StoreRules } from './store-rules.ts'
import { aboveLimitText, couponExpiredText, fewerLeftText } from './texts.ts'
import { variationLabel } from './variations.ts'

/** The cart's coupon, and the time in milliseconds since 1970 at which its validity is checked. */
export type HeldCoupon = { applied: Coupon; now: number } | null

interface CartExtras {
  /** Messages that the response lists before the cart's warnings. */
  messages?: Message[]
  coupon?: HeldCoupon
}

/** Returns the amounts of lines in cents, after the progressive discount and the coupon (P18, contract 4.20). */
export function cartAmounts(
  lines: readonly StoredCartLine[],
  { goal }: Pick<StoreRules, 'goal'>,
  coupon: HeldCoupon,
) {
  const subtotal = lines.reduce((sum, { quantity, sellable }) => sum + sellable.priceTo * quantity, 0)
  const progressive = progressiveDiscount(subtotal, goal)
  const effect = coupon && couponEffect(coupon.applied, subtotal, progressive.discount, coupon.now)
  return { subtotal, progressive, effect, total: subtotal - progressive.discount - (effect?.discount ?? 0) }
}

/** The cart on the wire, in reais, with every amount computed from its lines and its coupon (contract 4.10, 4.20). */
export function cartDocument(
  lines: StoredCartLine[],
  version: number,
  rules: StoreRules,
  language: Lang,
  { messages = [], coupon = null }: CartExtras = {},
) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { subtotal, progressive, effect, total } = cartAmounts(lines, rules, coupon)
  const { reached, missing, discount } = progressive
  const demand = stockDemand(lines)
  return {
    quantidadeItens: lines.length,
    quantidadeTotal: units,
    qtdItens: units,
    subtotal: {
      valor: toReais(subtotal),
      parcelamento: installmentEntries(total, rules.installments),
    },
    total: { valor: toReais(total) },
    promocoes: [
      {
        tipo: 'progressiva',
        meta: toReais(rules.goal.goal),
        percentual: rules.goal.percent,
        atingida: reached,
        falta: toReais(missing),
        desconto: toReais(discount),
      },
      ...(coupon && effect ? [couponPromotion(coupon.applied, effect)] : []),
    ],
    aceitaCupom: rules.hasCoupons,
    itens: lines.map((line) => ({ ...lineDocument(line, language), ...shortage(line, demand) })),
    mensagens: [
      ...messages,
      ...(coupon && effect?.isExpired
        ? [warning('cupom_vencido', couponExpiredText(coupon.applied.code, language))]
        : []),
      ...cartWarnings(demand, subtotal, rules, language),
    ],
    versao: version,
  }
}

/** The JSON document of a cart. */
export type CartDocument = ReturnType<typeof cartDocument>

/** Adds the event id for the Facebook pixel: only responses to POST have it (contract 4.10). */
export function withEventId(document: CartDocument, eventId: string) {
  return { ...document, estrutura: { apps: { pixelFacebook: { eventId } } } }
}

/** The cart's version as an ETag, also for If-Match (contract 3.2). */
export function cartTag(version: number): string {
  return `"c${version}"`
}

function lineDocument(line: StoredCartLine, language: Lang) {
  const { sellable, quantity, extra } = line
  const { names, pots, variation, units, unit, priceTo } = sellable
  const hasUnits = units > 1 && unit !== null
  return {
    nome: cartLineName(line, language),
    produto: names.product[language],
    url: sellable.path,
    sku: variation?.sku ?? (line.kind === 'lista' ? `KIT-${line.itemId}` : `RB-${line.itemId}`),
    // A field that the platform does not have, like the following ones (docs/store-api.md): the item's SKU as in products, kits and the feed, which may differ from the cart line's `sku`.
    skuItem: sellable.sku,
    tipo: line.kind,
    quantidade: quantity,
    imagem: picture((pots && builtImage(extra, pots)) ?? sellable.image, 320),
    precos: {
      precoDe: toReais(Math.max(sellable.priceFrom, sellable.priceTo)),
      precoPor: toReais(priceTo),
      total: toReais(priceTo * quantity),
      // The price of one of the kit's packages.
      ...(hasUnits && { porUnidade: toReais(pricePerUnit({ price: priceTo, units })) }),
    },
    // What the kit counts, such as 'pote'.
    ...(hasUnits && { unidade: unit[language] }),
    // The pots of a kit that the shopper has built.
    ...(pots && { conteudo: builtContents(extra, pots, language) }),
    atributos: { unico: [], simples: attributeDocument(line, language) },
    hash: {
      idProduto: line.itemId,
      idAtributoSimples: line.attributeId,
      idUnidadeVenda: line.saleUnitId,
      idArmazem: line.warehouseId,
      quantidade: quantity,
      adicional: line.extra,
    },
  }
}

/** Returns the name of a line: 'Creme Corporal', '1 pote - Cranberry', or a built kit with its pots. */
export function cartLineName({ sellable, extra }: StoredCartLine, language: Lang): string {
  const { names, pots, variation } = sellable
  if (pots) return builtName(names.kit[language], extra, pots, language)
  // `atributos` has the variation, so the name leaves it out.
  return variation ? names.product[language] : sellableName(names, language)
}

// [] for a line without attributes: PHP writes an empty object like this (platform 3.6).
function attributeDocument({ sellable: { choice, variation } }: StoredCartLine, language: Lang) {
  if (!choice || !variation) return []
  const { id, name, kind } = choice.attribute
  return {
    atributo: { id: String(id), label: name[language], tipo: kind },
    atributoValor: {
      id: String(variation.id),
      label: variationLabel(variation, language),
      imagem: variation.swatch && picture(variation.swatch, 160),
    },
  }
}

type Demand = ReturnType<typeof stockDemand>

// How many units of a line the stock has, while that is fewer than the line has.
function shortage({ extra, sellable, quantity }: StoredCartLine, demand: Demand): { disponivel?: number } {
  const available = usesOf(extra, sellable).map(({ key, units, stock }) => {
    const others = (demand.get(key)?.needed ?? 0) - units * quantity
    return Math.max(0, Math.floor((stock - others) / units))
  })
  const least = Math.min(...available)
  return least < quantity ? { disponivel: least } : {}
}

function cartWarnings(demand: Demand, subtotal: number, rules: StoreRules, language: Lang): Message[] {
  const messages: Message[] = []
  for (const { needed, stock, names } of demand.values()) {
    if (needed <= stock) continue
    const text = fewerLeftText(sellableName(names, language), stock, language)
    messages.push(warning('estoque_alterado', text))
  }
  if (subtotal > rules.cartValueLimit)
    messages.push(warning('valor_maximo', aboveLimitText(rules.cartValueLimit, language)))
  return messages
}

function warning(codigo: string, mensagem: string): Message {
  return { tipo: 'aviso', codigo, mensagem }
}
