import type { RejectedForm } from './rejected-form.ts'

/** The fields of the form of a removed line, with which it can be restored. */
export interface RemovedFields {
  hash: string
  tipo: string
  quantidade: string
  /** The name of the line, for messages. */
  nome: string
  /** Where it stood among the lines, from 1. */
  lugar?: string
}

/** The fields of a removed line in a posted form. */
export function removedFields(form: Record<string, string>): RemovedFields {
  const { hash = '', tipo = '', quantidade = '1', nome = '', lugar } = form
  return { hash, tipo, quantidade, nome, ...(lugar && { lugar }) }
}

/** The removed line in the flash of the cart page; undefined when the flash is of another form, or the cart has the line again. */
export function removedIn(
  flash: RejectedForm | undefined,
  { items }: { items: readonly { hash: Readonly<Record<string, unknown>> }[] },
): RemovedFields | undefined {
  const fields = flash?.fields
  if (!fields?.['hash'] || !fields['nome']) return undefined
  const removed = keyOf(parse(fields['hash']))
  return items.some(({ hash }) => keyOf(hash) === removed) ? undefined : removedFields(fields)
}

// The quantity in a hash changes with the line.
const keyOf = (hash: Readonly<Record<string, unknown>> | undefined) =>
  JSON.stringify({ ...hash, quantidade: undefined })

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>
  } catch {
    return undefined
  }
}
