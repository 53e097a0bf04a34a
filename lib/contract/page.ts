import type { InferType } from 'yup'
import { estruturaSchema } from './estrutura.ts'
import { part, partOrDefaults, requiredText, text } from './fields.ts'

/** GET url/page (contract 4.5). */
export const pageSchema = part({
  estrutura: estruturaSchema,
  conteudo: partOrDefaults({ titulo: text(), atualizadoEm: text() }),
})

/** Answer of GET url/page. */
export type Page = InferType<typeof pageSchema>

/** GET url/verify (contract 4.3); the level is one of LEVELS, a host may know more. */
export const verifySchema = part({ nivel: requiredText() })

/** Answer of GET url/verify. */
export type Verify = InferType<typeof verifySchema>
