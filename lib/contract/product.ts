import type { InferType } from 'yup'
import { estruturaSchema } from './estrutura.ts'
import { list, numericOr, part, partOrDefaults, partOrNull, numeric, requiredText, text } from './fields.ts'
import { pagingSchema } from './paging.ts'
import { pricesSchema } from './price.ts'

/** A category with its chain from the root (contract 4.6). */
export const categorySchema = partOrNull({
  id: numeric().integer(),
  nome: requiredText(),
  nivel: numericOr(1).integer(),
  url: text(),
  taxonomia: list(part({ id: numeric().integer(), nome: requiredText() })),
})

/** `midias`: pictures in four sizes (contract 4.6). */
const mediaSchema = partOrDefaults({
  imagens: list(
    part({
      descricao: text(),
      arquivos: partOrDefaults({ zoom: text(), big: text(), medium: text(), small: text() }),
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
  marca: partOrNull({ nome: text(), url: text() }),
  precos: pricesSchema,
  midias: mediaSchema,
  linha: text(),
  cor: text(),
}

/** A value of an attribute, such as a flavour; `idProduto` is the item that has it. */
const attributeValueSchema = part({
  label: requiredText(),
  idAtributoValor: numericOr(0).integer(),
  idProduto: numericOr(0).integer(),
  imagem: text(),
  status: text().default('disponivel'),
  cor: text(),
})

const attributeSchema = partOrNull({ nome: text(), valores: list(attributeValueSchema) })

/** `conteudo` of a product page (spec section 3, contract 4.6). */
const productSchema = part({
  ...productFields,
  mpn: text(),
  ean: text(),
  estoque: numericOr(0),
  descricoes: partOrDefaults({ curta: text(), longa: text() }),
  atributos: partOrDefaults({ simples: attributeSchema, unico: attributeSchema }),
  categoria: categorySchema,
  landingPage: partOrNull({ nome: text() }),
  listas: list(requiredText()),
  topicos: list(requiredText()),
  modoDeUso: text(),
  ingredientes: text(),
  infoNutricional: text(),
  tabelaNutricional: list(part({ nutriente: requiredText(), quantidade: text(), valorDiario: text() })),
  topicoAvaliacao: text(),
})

/** `conteudo` of a product page. */
export type WireProduct = InferType<typeof productSchema>

/** GET url/product/detail (contract 4.6). */
export const productDetailSchema = part({
  estrutura: estruturaSchema,
  conteudo: productSchema,
  info: pagingSchema,
})
