import { estruturaSchema } from './estrutura.ts'
import { flag, list, part, partOrDefaults, requiredText, text } from './fields.ts'
import { kitSchema } from './kit.ts'

/** One slide of the rotating banner; `url` is a path (contract 4.4). */
const bannerSchema = part({
  imagem: requiredText(),
  alt: text(),
  url: text(),
  titulo: text(),
  texto: text(),
})

/** A collagen product line with the ids of its kits (spec section 3). */
const lineSchema = part({
  linha: text(),
  emEstoque: flag(true),
  sabor: text(),
  palavrasChave: text(),
  descricao: text(),
  infoNutricional: text(),
  kits: list(requiredText()),
})

/** GET url/home (contract 4.4). */
export const homeSchema = part({
  estrutura: estruturaSchema,
  conteudo: partOrDefaults({
    banners: list(bannerSchema),
    linhas: list(lineSchema),
    listas: list(kitSchema),
  }),
})
