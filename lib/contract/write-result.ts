import { flag, objectOf, text } from './fields.ts'

/** Response of a write that returns no document; it succeeded only if the status is 2xx and `sucesso` is true (contract 1, platform 1). */
export const writeResultSchema = objectOf({
  sucesso: flag(),
  mensagem: text(),
  error: text(),
  message: text(),
  protocolo: text(),
})
