import { productById, stockOf } from '../products/all.ts'
import { EMPTY, phpAmount } from '../php.ts'
import type { Bundle } from '../tree.ts'
import { attributes } from './attributes.ts'
import { media } from './pictures.ts'
import { priceFields } from './price.ts'
import { structureFields } from './structure.ts'

/** Returns the document of a list (platform 3.5). */
export function bundleDocument(origin: string, bundle: Bundle) {
  const parts = bundle.parts.map(([id, quantity]) => ({ product: productById(id)!, quantity }))
  return {
    estrutura: structureFields(origin, 'list/detail', bundle.name, [bundle]),
    conteudo: {
      id: String(bundle.id),
      nome: bundle.name,
      tipo: bundle.kind,
      precos: {
        de: phpAmount(bundle.price, 'plain text'),
        por: phpAmount(bundle.price, 'plain text'),
        parcelamento: EMPTY,
      },
      produtos: parts.map(({ product, quantity }) => ({
        id: String(product.id),
        nome: product.name,
        quantidade: String(quantity),
        precos: priceFields(product),
        atributos: attributes(origin, product),
        status: product.status,
        estoque: stockOf(product),
        midias: media(origin, product, 1),
      })),
      selecaoAtributo: parts.some(({ product }) => product.choice) ? 's' : 'n',
    },
    info: EMPTY,
  }
}
