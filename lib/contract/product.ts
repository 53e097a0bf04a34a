import type { InferType } from 'yup'
import { estruturaSchema } from './estrutura.ts'
import {
  list,
  numericOr,
  objectOf,
  objectOrDefaults,
  objectOrNull,
  numeric,
  requiredText,
  text,
} from './fields.ts'
import { pagingSchema } from './paging.ts'
import { pricesSchema } from './price.ts'

/** A category with its chain from the root (contract 4.6). */
export const categorySchema = objectOrNull({
  id: numeric().integer(),
  nome: requiredText(),
  nivel: numericOr(1).integer(),
  url: text(),
  taxonomia: list(objectOf({ id: numeric().integer(), nome: requiredText() })),
})

/** `midias`: pictures in four sizes (contract 4.6). */
const mediaSchema = objectOrDefaults({
  imagens: list(
    objectOf({
      descricao: text(),
      arquivos: objectOrDefaults({ zoom: text(), big: text(), medium: text(), small: text() }),
    }),
  ),
})

/** The fields that listings and the product page share. */
export const productFields = {
  id: numeric().integer().min(1),
  sku: text(),
  nome: requiredText(),
  url: text(),
  status: text().default('disponivel'),
  marca: objectOrNull({ nome: text(), url: text() }),
  precos: pricesSchema,
  midias: mediaSchema,
  linha: text(),
  cor: text(),
}

/** A value of an attribute, such as a flavour; `idProduto` is the item that has it. */
const attributeValueSchema = objectOf({
  label: requiredText(),
  idAtributoValor: numericOr(0).integer(),
  idProduto: numericOr(0).integer(),
  imagem: text(),
  status: text().default('disponivel'),
  cor: text(),
})

const attributeSchema = objectOrNull({ nome: text(), valores: list(attributeValueSchema) })

/** `conteudo` of a product page (spec section 3, contract 4.6). */
const productSchema = objectOf({
  ...productFields,
  mpn: text(),
  ean: text(),
  estoque: numericOr(0),
  descricoes: objectOrDefaults({ curta: text(), longa: text() }),
  atributos: objectOrDefaults({ simples: attributeSchema, unico: attributeSchema }),
  categoria: categorySchema,
  landingPage: objectOrNull({ nome: text() }),
  listas: list(requiredText()),
  topicos: list(requiredText()),
  modoDeUso: text(),
  ingredientes: text(),
  infoNutricional: text(),
  tabelaNutricional: list(objectOf({ nutriente: requiredText(), quantidade: text(), valorDiario: text() })),
  topicoAvaliacao: text(),
})

/** `conteudo` of a product page. */
export type WireProduct = InferType<typeof productSchema>

/** GET url/product/detail (contract 4.6). */
export const productDetailSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: productSchema,
  info: pagingSchema,
})
