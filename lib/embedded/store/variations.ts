import type { Selectable } from 'kysely'
import type { LineKind } from '#lib/contract/cart-requests.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { InstallmentTerms } from '#lib/shop/installments.ts'
import type { Queries } from '../db/database.ts'
import type { VariationTable } from '../db/catalogue-tables.ts'
import type { ProductBody } from '../seed/product-rows.ts'
import type { Bilingual } from './language.ts'
import { picture } from './paths.ts'
import { prices } from './prices.ts'

/** A stored variation with its parsed pictures. */
export interface VariationRecord extends Omit<Selectable<VariationTable>, 'pictures'> {
  pictures: { src: string; alt: Bilingual }[]
}

/** Returns the variations of items in their order, by item id, with one query for any number of items. */
export async function readVariations(
  queries: Queries,
  itemIds: number[],
): Promise<Map<number, VariationRecord[]>> {
  if (itemIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('variation')
    .selectAll()
    .where('item_id', 'in', itemIds)
    .orderBy('position')
    .execute()
  const records = rows.map((row) => ({
    ...row,
    pictures: JSON.parse(row.pictures) as VariationRecord['pictures'],
  }))
  return Map.groupBy(records, ({ item_id }) => item_id)
}

/** Returns the label of a variation: '200 g'. */
export function variationLabel({ label_pt, label_en }: VariationRecord, language: Lang): string {
  return language === 'en' ? label_en : label_pt
}

/** `atributos.simples` of a product page: the attribute with a price, stock and `carrinho` per variation (platform 3.3). */
export function choiceDocument(
  choice: NonNullable<ProductBody['choice']>,
  variations: VariationRecord[],
  terms: InstallmentTerms,
  language: Lang,
) {
  return {
    id: String(choice.id),
    nome: choice.name[language],
    tipo: choice.kind,
    valores: variations.map((variation) => ({
      idAtributoValor: variation.id,
      sku: variation.sku,
      ean: variation.ean,
      label: variationLabel(variation, language),
      imagem: variation.swatch && picture(variation.swatch, 160),
      estoque: variation.stock,
      estoqueMarketplace: 0,
      precos: prices(variation.price_from, variation.price_to, terms),
      carrinho: cartDocumentOf('produto', variation.item_id, variation.id),
      // The shopper chooses: the store selects no value.
      selecionado: false,
    })),
  }
}

/** The body that a client sends to POST checkout/cart, with only the quantity changed (platform 3.3). */
export function cartDocumentOf(tipo: LineKind, itemId: number, variationId = 0) {
  return {
    tipo,
    hash: `${itemId}-${variationId}-0-0-1`,
    itens: [
      {
        idProduto: String(itemId),
        idAtributoSimples: String(variationId),
        idUnidadeVenda: '0',
        idArmazem: '0',
        quantidade: '1',
        adicional: '',
        parametros: '',
      },
    ],
  }
}
