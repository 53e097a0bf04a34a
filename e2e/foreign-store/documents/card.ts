import { needsOwnPage, stockOf } from '../products/all.ts'
import type { StoreProduct } from '../products/store-product.ts'
import { EMPTY, link } from '../php.ts'
import { BRANDS } from '../tree.ts'
import { attributes, buyable } from './attributes.ts'
import { media } from './pictures.ts'
import { priceFields } from './price.ts'

/** Returns the fields that cards and the product page share. */
export function summary(origin: string, product: StoreProduct) {
  const brand = BRANDS.find(({ path }) => path === product.brand)
  return {
    id: product.id % 2 ? product.id : String(product.id),
    sku: `SKU-${product.id}`,
    nome: product.name,
    estoque: String(stockOf(product)),
    estoqueMarketplace: '0',
    status: product.status,
    marca: brand
      ? { id: String(brand.id), nome: brand.name, imagem: '', ...link(origin, brand.path), ativo: 's' }
      : EMPTY,
    precos: priceFields(product),
    ...link(origin, product.path),
    selos: product.badges.map((label) => ({ tipo: 'texto', label, imagem: '', cores: EMPTY })),
    filtros: EMPTY,
    campoDesconhecido: { versao: [1, { profundo: null }] },
  }
}

/** Returns a product of a listing or showcase. */
export function card(origin: string, product: StoreProduct) {
  // As in some stores, `atributos` and `carrinho` of every fifth product are empty lists (platform 3.2).
  const isBare = product.id % 5 === 0
  const needsNoChoice = (product.choice?.values.length ?? 1) === 1
  return {
    ...summary(origin, product),
    descricoes: EMPTY,
    avaliacao: product.rating ? { media: String(product.rating), quantidade: '7' } : EMPTY,
    atributos: isBare ? EMPTY : attributes(origin, product),
    carrinho:
      isBare || needsOwnPage(product) || !needsNoChoice || stockOf(product) === 0
        ? EMPTY
        : buyable(origin, product, product.choice?.values[0]),
    midias: media(origin, product, 2),
  }
}
