import { flag, recordOf } from './fields.ts'

/** Response of a small write: it succeeded only with 2xx and `sucesso` true (platform 1). */
export const doneSchema = recordOf({ sucesso: flag() })
