import { bareText, label, list, recordOf, requiredLabel } from './fields.ts'

/** Kinds of `mensagens[].tipo` (contract 3.5). */
const MESSAGE_KINDS = ['erro', 'aviso', 'sucesso', 'info'] as const

/** One of the four kinds of message. */
type MessageKind = (typeof MESSAGE_KINDS)[number]

const readKind = (_cast: unknown, original: unknown): MessageKind =>
  MESSAGE_KINDS.find((kind) => kind === original) ?? 'info'

// Some stores send an entry as a string, not as an object (platform 3.6).
const asEntry = (entry: unknown) => (typeof entry === 'string' ? { mensagem: entry } : entry)

/** `mensagens`, texts without HTML; an unknown `tipo` counts as info, an entry without a text is left out (contract 3.5, platform 3.6). */
export const messagesSchema = list(
  recordOf({
    tipo: bareText<MessageKind>().transform(readKind).default('info').required(),
    codigo: label(),
    mensagem: requiredLabel(),
  }),
  asEntry,
)

/** A message of the store to the shopper. */
export type Message = NonNullable<ReturnType<typeof messagesSchema.validateSync>>[number]
