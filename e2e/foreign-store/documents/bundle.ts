import { productById, stockOf } from '../products/all.ts'
import { EMPTY, link, phpAmount } from '../php.ts'
import { BUNDLES, BUNDLE_LISTING, type Bundle } from '../tree.ts'
import { attributes } from './attributes.ts'
import { media } from './pictures.ts'
import { priceFields } from './price.ts'
import { structureFields } from './structure.ts'

/** Returns the document of a bundle, a list of the platform (platform 3.5). */
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

/** Returns the document of the page that lists all bundles; undefined at any other path (platform 2). */
export function bundleListing(origin: string, path: string) {
  if (path !== BUNDLE_LISTING.path) return undefined
  return {
    estrutura: structureFields(origin, 'list/listing', BUNDLE_LISTING.name, [BUNDLE_LISTING]),
    conteudo: {
      listas: BUNDLES.map((bundle) => {
        const [part] = bundle.parts.map(([id]) => productById(id)!)
        return {
          id: String(bundle.id),
          nome: bundle.name,
          status: 'disponivel',
          precos: { por: phpAmount(bundle.price, 'plain text'), parcelamento: EMPTY },
          midias: media(origin, part!, 1),
          ...link(origin, bundle.path),
        }
      }),
    },
    info: EMPTY,
  }
}
