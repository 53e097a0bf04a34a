import { sistersOf, stockOf } from '../goods/all.ts'
import type { Good, Value } from '../goods/good.ts'
import { EMPTY, flag, link, numbered } from '../php.ts'
import { media, pictureUrl } from './pictures.ts'
import { prices } from './price.ts'

const WAREHOUSE = 3
const UNIT = 1

/** Writes `carrinho` of a product or of one of its values: what a client sends back to buy it (platform 3.3). */
export function buyable(origin: string, one: Good, value?: Value) {
  const hash = [one.id, value?.id ?? 0, UNIT, WAREHOUSE, 1].join('-')
  return {
    hash,
    url: `${origin}/checkout/carrinho?add=${hash}`,
    tipo: 'produto',
    itens: [
      {
        idProduto: String(one.id),
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

/** Writes `atributos`: the choice on the page and the sister products. Products with neither have `[]` or two empty lists. */
export function attributes(origin: string, one: Good) {
  const sisters = sistersOf(one)
  if (!one.choice && sisters.length === 0) return one.id % 2 ? EMPTY : { simples: EMPTY, unico: null }
  return {
    simples: one.choice ? choiceOf(origin, one) : EMPTY,
    unico: sisters.length > 0 ? sisterProducts(origin, one, sisters) : EMPTY,
  }
}

function choiceOf(origin: string, one: Good) {
  const { id, name, kind, values } = one.choice!
  const written = values.map((value, index) => ({
    idAtributoValor: String(value.id),
    sku: `${one.id}-${value.id}`,
    label: value.label,
    imagem: value.hasSwatch ? `${origin}/media/swatch-${value.id}.svg` : '',
    estoque: String(stockOf(one, value)),
    estoqueMarketplace: 0,
    descontoAdicional: null,
    precos: prices(one, value),
    carrinho: buyable(origin, one, value),
    selecionado: flag(index === 0 && one.id % 4 === 0, one.id),
  }))
  return { id: String(id), nome: name, tipo: kind, valores: one.id % 3 === 0 ? numbered(written) : written }
}

function sisterProducts(origin: string, one: Good, sisters: Good[]) {
  return {
    id: '90',
    nome: one.family!.name,
    tipo: 'imagem',
    valores: sisters.map((sister) => ({
      idAtributoValor: String(9000 + sister.id),
      label: sister.family!.label,
      imagem: pictureUrl(origin, sister.id, 0, 80),
      produto: {
        id: String(sister.id),
        estoque: stockOf(sister),
        status: sister.status,
        midias: media(origin, sister, 1),
        atributoSimples: EMPTY,
      },
      ...link(origin, sister.path),
      selecionado: flag(sister.id === one.id, sister.id),
    })),
  }
}
