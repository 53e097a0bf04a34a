import type { InferType } from 'yup'
import {
  flag,
  label,
  list,
  money,
  numericOr,
  objectOrDefaults,
  recordOf,
  requiredInteger,
  requiredLabel,
  requiredText,
  text,
} from './fields.ts'

/** One flavour (or mix) of a kit; the cart takes its id as idProduto (spec section 3). */
const variationSchema = recordOf({
  id: requiredInteger(1),
  nome: label(),
  imagem_m: text(),
  imagem_g: text(),
  sku: label(),
  // Additional field: the EAN of this flavour, as in a product (R50).
  ean: label(),
  status: text().default('disponivel'),
  estoque: numericOr(0),
  sabores: list(requiredText()),
})

/** One flavour (or mix) of a kit. */
export type WireVariation = InferType<typeof variationSchema>

const generalPricesSchema = objectOrDefaults({ precoDe: money(), precoPor: money() })

/** A kit of `conteudo.listas`; prices in reais (spec section 3, contract 4.4). */
export const kitSchema = recordOf({
  id: requiredText(),
  idLista: requiredInteger(1),
  nome: label(),
  linha: label(),
  status: text().default('disponivel'),
  emEstoque: flag(true),
  maisVendido: flag(),
  listarSingle: text().default('ambos'),
  compraDireta: flag(),
  titulos: objectOrDefaults({
    home: label(),
    homeSubtitulo: label(),
    produtos: label(),
    produtosSubtitulo: label(),
    single: label(),
    label: label(),
    nomeTesteAB: label(),
  }),
  imagens: objectOrDefaults({ pequena: text(), media: text(), grande: text() }),
  destaque: flag(),
  oferta: flag(),
  categoria: label(),
  possuiAssinatura: flag(),
  selos1: list(label()),
  selos2: list(label()),
  seloPromo: label(),
  topicos: list(requiredLabel()),
  quantidade: numericOr(1).integer().min(1),
  montagemKit: flag(),
  infoMontagem: list(
    recordOf({
      idLista: requiredInteger(1),
      precoPor: money(),
      variacoes: list(variationSchema),
      imagem_m: text(),
    }),
  ),
  url: objectOrDefaults({ categoria: label(), single: label(), lista: text() }),
  precosGerais: generalPricesSchema,
  possuiVariacao: flag(),
  variacoes: list(variationSchema),
  color: text(),
  sabor: label(),
  palavrasChave: label(),
  descricao: label(),
  descricaoIndividual: label(),
  infoNutricional: label(),
})

/** A kit of `conteudo.listas`. */
export type WireKit = InferType<typeof kitSchema>
