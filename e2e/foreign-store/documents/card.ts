import { stockOf } from '../goods/all.ts'
import type { Good } from '../goods/good.ts'
import { EMPTY, link } from '../php.ts'
import { BRANDS } from '../tree.ts'
import { attributes, buyable } from './attributes.ts'
import { media } from './pictures.ts'
import { prices } from './price.ts'

/** Writes what cards and the product page have in common. */
export function summary(origin: string, one: Good) {
  const brand = BRANDS.find(({ path }) => path === one.brand)
  return {
    id: one.id % 2 ? one.id : String(one.id),
    sku: `SKU-${one.id}`,
    nome: one.name,
    estoque: String(stockOf(one)),
    estoqueMarketplace: '0',
    status: one.status,
    marca: brand
      ? { id: String(brand.id), nome: brand.name, imagem: '', ...link(origin, brand.path), ativo: 's' }
      : EMPTY,
    precos: prices(one),
    ...link(origin, one.path),
    selos: one.badges.map((label) => ({ tipo: 'texto', label, imagem: '', cores: EMPTY })),
    filtros: EMPTY,
    campoDesconhecido: { versao: [1, { profundo: null }] },
  }
}

/** Writes a product in a listing or showcase; some stores send lists for `atributos` and `carrinho` (platform 3.2). */
export function card(origin: string, one: Good) {
  const isBare = one.id % 5 === 0
  const hasOneWay = (one.choice?.values.length ?? 1) === 1
  return {
    ...summary(origin, one),
    descricoes: EMPTY,
    avaliacao: one.rating ? { media: String(one.rating), quantidade: '7' } : EMPTY,
    atributos: isBare ? EMPTY : attributes(origin, one),
    carrinho:
      isBare || !hasOneWay || stockOf(one) === 0 ? EMPTY : buyable(origin, one, one.choice?.values[0]),
    midias: media(origin, one, 2),
  }
}
