import { estruturaSchema } from './estrutura.ts'
import { part, partOrDefaults, text } from './fields.ts'

/** GET url/page (contract 4.5). */
export const pageSchema = part({
  estrutura: estruturaSchema,
  conteudo: partOrDefaults({ titulo: text(), atualizadoEm: text() }),
})
