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

/** GET url/home (contract 4.4). A document with neither `estrutura` nor `conteudo` is not a home page, so the last good copy stays (platform 6). */
export const homeSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: contentOf({
    banners: list(bannerSchema),
    linhas: list(lineSchema),
    listas: list(kitSchema),
  }),
}).test('document', 'The document has neither estrutura nor conteudo', (_value, { originalValue }) =>
  ['estrutura', 'conteudo'].some((field) => Object.hasOwn(Object(originalValue) as object, field)),
)
