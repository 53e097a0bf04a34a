import type { InferType } from 'yup'
import { flag, list, numeric, numericOr, objectOf, objectOrDefaults, requiredText, text } from './fields.ts'

/** One flavour (or mix) of a kit; the cart takes its id as idProduto (spec section 3). */
const variationSchema = objectOf({
  id: numeric().integer().min(1),
  nome: text(),
  imagem_m: text(),
  imagem_g: text(),
  sku: text(),
  // Additional field: the EAN of this flavour, as in a product (R50).
  ean: text(),
  status: text().default('disponivel'),
  estoque: numericOr(0),
  sabores: list(requiredText()),
})

/** One flavour (or mix) of a kit. */
export type Variation = InferType<typeof variationSchema>

const generalPricesSchema = objectOf({ precoDe: numeric().min(0), precoPor: numeric().min(0) }).transform(
  (value: Record<string, unknown> | null) =>
    value && typeof value === 'object' && value.precoDe == null
      ? { ...value, precoDe: value.precoPor }
      : value,
)

/** A kit of `conteudo.listas`; prices in reais (spec section 3, contract 4.4). */
export const kitSchema = objectOf({
  id: requiredText(),
  idLista: numeric().integer().min(1),
  nome: text(),
  linha: text(),
  status: text().default('disponivel'),
  emEstoque: flag(true),
  maisVendido: flag(),
  listarSingle: text().default('ambos'),
  compraDireta: flag(),
  titulos: objectOrDefaults({
    home: text(),
    homeSubtitulo: text(),
    produtos: text(),
    produtosSubtitulo: text(),
    single: text(),
    label: text(),
    nomeTesteAB: text(),
  }),
  imagens: objectOrDefaults({ pequena: text(), media: text(), grande: text() }),
  destaque: flag(),
  oferta: flag(),
  categoria: text(),
  possuiAssinatura: flag(),
  selos1: list(text()),
  selos2: list(text()),
  seloPromo: text(),
  topicos: list(text()),
  quantidade: numericOr(1).integer().min(1),
  montagemKit: flag(),
  infoMontagem: list(
    objectOf({
      idLista: numeric().integer().min(1),
      precoPor: numeric().min(0),
      variacoes: list(variationSchema),
      imagem_m: text(),
    }),
  ),
  url: objectOrDefaults({ categoria: text(), single: text(), lista: text() }),
  precosGerais: generalPricesSchema,
  possuiVariacao: flag(),
  variacoes: list(variationSchema),
  color: text(),
  sabor: text(),
  palavrasChave: text(),
  descricao: text(),
  descricaoIndividual: text(),
  infoNutricional: text(),
})

/** A kit of `conteudo.listas`. */
export type WireKit = InferType<typeof kitSchema>
