import { estruturaSchema } from './estrutura.ts'
import { objectOf, objectOrDefaults, text } from './fields.ts'

/** GET url/page (contract 4.5). */
export const pageSchema = objectOf({
  estrutura: estruturaSchema,
  conteudo: objectOrDefaults({ titulo: text(), atualizadoEm: text() }),
})
