import type { InferType } from 'yup'
import { bareText, objectOf, requiredText, text } from './fields.ts'

/** Kinds of `mensagens[].tipo` (contract 3, rule 5). */
const MESSAGE_KINDS = ['erro', 'aviso', 'sucesso', 'info'] as const

/** One of the four kinds of message. */
type MessageKind = (typeof MESSAGE_KINDS)[number]

const readKind = (_cast: unknown, original: unknown): MessageKind =>
  MESSAGE_KINDS.find((kind) => kind === original) ?? 'info'

/** One entry of `mensagens`: plain text; an unknown `tipo` counts as info (contract 3, rule 5). */
export const messageSchema = objectOf({
  tipo: bareText<MessageKind>().transform(readKind).default('info').required(),
  codigo: text(),
  mensagem: requiredText(),
})

/** A message of the store to the shopper. */
export type Message = InferType<typeof messageSchema>
