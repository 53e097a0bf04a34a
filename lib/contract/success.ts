import type { InferType } from 'yup'
import { part, requiredFlag, text } from './fields.ts'

/** Answer of small writes: 2xx alone is not success (contract 1). */
export const successSchema = part({ sucesso: requiredFlag(), mensagem: text() })

/** Answer of small writes. */
export type Success = InferType<typeof successSchema>
