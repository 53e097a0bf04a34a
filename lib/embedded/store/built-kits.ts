import { compositionText, unitsIn, readComposition, type Composition } from '#lib/shop/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { picture } from './paths.ts'
import type { Names } from './sellable-name.ts'

/** The page where shoppers build a kit, pot by pot (P5). */
export const BUILD_KIT = '/monte-seu-kit'

/** A pot that can go into a built kit: an item of the product's kit of one unit. */
export interface Pot {
  itemId: number
  stock: number
  image: string
  names: Names
}

/** Returns the pots of these products in their order, by product id. */
export async function readPots(queries: Queries, productIds: number[]): Promise<Map<number, Pot[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('kit')
    .innerJoin('item', 'item.kit_id', 'kit.id')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select(['kit.product_id', 'item.id', 'item.stock', 'item.image'])
    .select(['item.name_pt as item_pt', 'item.name_en as item_en'])
    .select(['kit.title_pt as kit_pt', 'kit.title_en as kit_en'])
    .select(['product.name_pt as product_pt', 'product.name_en as product_en'])
    .where('kit.product_id', 'in', productIds)
    .where('kit.units', '=', 1)
    .where('kit.built', '=', 0)
    .orderBy('item.position')
    .execute()
  const pots = rows.map((row) => ({
    productId: row.product_id,
    itemId: row.id,
    stock: row.stock,
    image: row.image,
    names: {
      item: { pt: row.item_pt, en: row.item_en },
      kit: { pt: row.kit_pt, en: row.kit_en },
      product: { pt: row.product_pt, en: row.product_en },
    },
  }))
  return Map.groupBy(pots, ({ productId }) => productId)
}

/** A kit that the shopper builds. */
interface BuiltKit {
  units: number
  pots: Pot[]
}

/** Returns a composition in canonical order; null when it does not fill the kit. */
export function canonicalComposition(text: string, { units, pots }: BuiltKit): string | null {
  const composition = readComposition(text)
  if (!composition || unitsIn(composition) !== units) return null
  const isKnown = (id: number) => pots.some((pot) => pot.itemId === id)
  return [...composition.keys()].every(isKnown) ? compositionText(composition) : null
}

/** Returns the chosen pots with their number per kit. */
function chosenPots(text: string, pots: Pot[]): { pot: Pot; count: number }[] {
  const composition: Composition = readComposition(text) ?? new Map()
  return pots.flatMap((pot) => {
    const count = composition.get(pot.itemId) ?? 0
    return count > 0 ? [{ pot, count }] : []
  })
}

/** Returns the name of a built kit's cart line: 'Seu kit, 3 potes: 2 Cranberry, 1 Limão'. */
export function builtName(kit: string, text: string, pots: Pot[], language: Lang): string {
  const parts = chosenPots(text, pots).map(({ pot, count }) => `${count} ${pot.names.item[language]}`)
  return parts.length > 0 ? `${kit}: ${parts.join(', ')}` : kit
}

/** Returns the pots of a built kit with their number, for its cart line (contract 4.10). */
export function builtContents(text: string, pots: Pot[], language: Lang) {
  return chosenPots(text, pots).map(({ pot: { names, image }, count }) => ({
    nome: names.item[language],
    quantidade: count,
    imagem: picture(image, 160),
  }))
}

/** Returns the picture of a built kit's cart line: that of its pot, or undefined for several pots: then the kit's own picture is shown. */
export function builtImage(text: string, pots: Pot[]): string | undefined {
  const [first, ...more] = chosenPots(text, pots)
  return more.length > 0 ? undefined : first?.pot.image
}
