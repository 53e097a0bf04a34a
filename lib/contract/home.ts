import { estruturaSchema } from './estrutura.ts'
import { contentOf, flag, list, objectOf, requiredText, text } from './fields.ts'
import { kitSchema } from './kit.ts'

/** One slide of the rotating banner; `url` is a path (contract 4.4). */
const bannerSchema = objectOf({
  imagem: requiredText(),
  alt: text(),
  url: text(),
  titulo: text(),
  texto: text(),
})

/** A collagen product line with the ids of its kits (spec section 3). */
const lineSchema = objectOf({
  linha: text(),
  emEstoque: flag(true),
  sabor: text(),
  palavrasChave: text(),
  descricao: text(),
  infoNutricional: text(),
  kits: list(requiredText()),
})

/** GET url/home (contract 4.4). */
export const homeSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: contentOf({
    banners: list(bannerSchema),
    linhas: list(lineSchema),
    listas: list(kitSchema),
  }),
})
