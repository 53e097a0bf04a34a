import 'server-only'
import { host } from './host.ts'
import type { Brand } from '../brand/brand-schema.ts'

/** The brand of this process; only for the server, components get its texts as props (P28). */
export function brand(): Brand {
  return host().env.brand
}
