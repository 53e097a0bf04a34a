import type { InferType } from 'yup'
import { cartRequestSchema } from './cart-item-request.ts'
import { estruturaSchema } from './estrutura.ts'
import { ratingSchema } from './evaluation.ts'
import {
  flag,
  label,
  list,
  numberOrUndefined,
  numericOr,
  objectOf,
  objectOrDefaults,
  objectOrNull,
  recordOf,
  requiredInteger,
  requiredLabel,
  requiredText,
  text,
  wholeNumber,
} from './fields.ts'
import { pagingSchema } from './paging.ts'
import { ownPricesSchema, pricesSchema } from './price.ts'
import { questionsSchema } from './question.ts'
import { asksForInput, isFilled } from './required-input.ts'

const id = wholeNumber

/** A category with its chain from the root (contract 4.6). */
export const categorySchema = objectOrNull({
  id: requiredInteger(),
  nome: requiredLabel(),
  nivel: numericOr(1).integer(),
  url: text(),
  taxonomia: list(recordOf({ id: requiredInteger(), nome: requiredLabel() })),
})

const filesSchema = objectOrDefaults({ zoom: text(), big: text(), medium: text(), small: text() })

/** `midias`: pictures in four sizes; `idAtributoValor` is the id of the variation that a picture shows (contract 4.6, platform 3.3). */
const mediaSchema = objectOrDefaults({
  imagens: list(
    recordOf({
      descricao: label(),
      label: label(),
      idAtributoValor: id(),
      arquivos: filesSchema,
      arquivosOriginais: filesSchema,
    }),
  ),
})

/** The fields that listings and the product page share. */
export const productFields = {
  id: id(),
  sku: label(),
  nome: label(),
  url: text(),
  status: text(),
  estoque: numberOrUndefined(),
  marca: objectOrNull({ nome: label(), url: text() }),
  precos: pricesSchema,
  midias: mediaSchema,
  // A product for which either is true is bought on the store's own page (platform 3.3).
  personalizacoes: asksForInput(),
  conjunto: isFilled(),
  linha: label(),
  cor: text().matches(/^#[\da-f]{3,8}$/i, { excludeEmptyString: true }),
}

/**
 * A variation that is chosen on the product page. The embedded store's flavours have the `idProduto` of their own item; other
 * stores give each value its price, stock and cart request (contract 4.6, platform 3.3).
 */
const simpleValueSchema = recordOf({
  label: label(),
  idAtributoValor: id(),
  idProduto: id(),
  sku: label(),
  // Only some stores send it (R50).
  ean: label(),
  imagem: text(),
  status: text(),
  estoque: numberOrUndefined(),
  precos: ownPricesSchema,
  carrinho: cartRequestSchema,
  selecionado: flag(),
})

/** A value of the attribute in which sibling products differ; without an address it only describes this product (platform 3.3). */
const siblingValueSchema = recordOf({
  label: label(),
  imagem: text(),
  url: text(),
  rota: objectOrDefaults({ path: text() }),
  selecionado: flag(),
  produto: objectOrDefaults({ id: id(), status: text(), estoque: numberOrUndefined() }),
})

/** `atributos`: the choice on the page and the sibling products. */
export const attributesSchema = objectOrDefaults({
  simples: objectOrNull({ id: text(), nome: label(), tipo: text(), valores: list(simpleValueSchema) }),
  unico: objectOrNull({ nome: label(), valores: list(siblingValueSchema) }),
})

/** `conteudo` of a product page (spec section 3, contract 4.6, platform 3.3). */
const productSchema = objectOrDefaults({
  ...productFields,
  mpn: label(),
  ean: label(),
  descricoes: objectOrDefaults({
    curta: text(),
    longa: text(),
    simples: text(),
    opcional1: text(),
    opcional2: text(),
    opcional3: text(),
    tabelaMedida: text(),
  }),
  atributos: attributesSchema,
  carrinho: cartRequestSchema,
  caracteristicas: list(
    recordOf({
      nome: label(),
      visivelSite: flag(true),
      itens: list(recordOf({ label: label(), valor: label() })),
    }),
  ),
  categoria: categorySchema,
  landingPage: objectOrNull({ nome: label() }),
  listas: list(requiredText()),
  topicos: list(requiredLabel()),
  modoDeUso: label(),
  ingredientes: label(),
  infoNutricional: label(),
  tabelaNutricional: list(
    recordOf({ nutriente: requiredLabel(), quantidade: label(), valorDiario: label() }),
  ),
  topicoAvaliacao: text(),
  perguntas: questionsSchema,
  avaliacao: ratingSchema,
})

/** `conteudo` of a product page. */
export type WireProduct = InferType<typeof productSchema>

/** A variation that is chosen on the product page. */
export type WireSimpleValue = InferType<typeof simpleValueSchema>

/** GET url/product/detail (contract 4.6). */
export const productDetailSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: productSchema,
  info: pagingSchema,
})
