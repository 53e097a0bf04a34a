import { siblingsOf, stockOf } from '../products/all.ts'
import type { StoreProduct, Value } from '../products/store-product.ts'
import { EMPTY, phpFlag, link, numbered } from '../php.ts'
import { media, storePictureUrl } from './pictures.ts'
import { priceFields } from './price.ts'

const WAREHOUSE = 3
const UNIT = 1

/** Returns `carrinho` of a product or of one of its values: the fields that a client sends to add it to the cart (platform 3.3). */
export function buyable(origin: string, product: StoreProduct, value?: Value) {
  const hash = [product.id, value?.id ?? 0, UNIT, WAREHOUSE, 1].join('-')
  return {
    hash,
    url: `${origin}/checkout/carrinho?add=${hash}`,
    tipo: 'produto',
    itens: [
      {
        idProduto: String(product.id),
        idAtributoSimples: String(value?.id ?? 0),
        idUnidadeVenda: String(UNIT),
        idArmazem: String(WAREHOUSE),
        quantidade: '1',
        adicional: '',
        parametros: '',
      },
    ],
  }
}

/** Returns `atributos`: the values of the product and its sibling products. A product with neither has `[]` or two empty lists. */
export function attributes(origin: string, product: StoreProduct) {
  const siblings = siblingsOf(product)
  if (!product.choice && siblings.length === 0)
    return product.id % 2 ? EMPTY : { simples: EMPTY, unico: null }
  return {
    simples: product.choice ? choiceOf(origin, product) : EMPTY,
    unico: siblings.length > 0 ? siblingProducts(origin, product, siblings) : EMPTY,
  }
}

function choiceOf(origin: string, product: StoreProduct) {
  const { id, name, kind, values } = product.choice!
  const written = values.map((value, index) => ({
    idAtributoValor: String(value.id),
    sku: `${product.id}-${value.id}`,
    label: value.label,
    imagem: value.hasSwatch ? `${origin}/media/swatch-${value.id}.svg` : '',
    estoque: String(stockOf(product, value)),
    estoqueMarketplace: 0,
    descontoAdicional: null,
    precos: priceFields(product, value),
    carrinho: buyable(origin, product, value),
    selecionado: phpFlag(index === 0 && product.id % 4 === 0, product.id),
  }))
  return {
    id: String(id),
    nome: name,
    tipo: kind,
    valores: product.id % 3 === 0 ? numbered(written) : written,
  }
}

function siblingProducts(origin: string, product: StoreProduct, siblings: StoreProduct[]) {
  return {
    id: '90',
    nome: product.family!.name,
    tipo: 'imagem',
    valores: siblings.map((sibling) => ({
      idAtributoValor: String(9000 + sibling.id),
      label: sibling.family!.label,
      imagem: storePictureUrl(origin, sibling.id, 0, 80),
      produto: {
        id: String(sibling.id),
        estoque: stockOf(sibling),
        status: sibling.status,
        midias: media(origin, sibling, 1),
        atributoSimples: EMPTY,
      },
      ...link(origin, sibling.path),
      selecionado: phpFlag(sibling.id === product.id, sibling.id),
    })),
  }
}
