import { decodeFlash } from '../handlers/flash.ts'
import type { RejectedForm } from '../shop/rejected-form.ts'

/** Decodes the flash cookie that a response sets; undefined when it sets none. */
export function flashOf(response: Response): RejectedForm | undefined {
  const cookies = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('formulario'))
  return decodeFlash(cookies.map((cookie) => cookie.replace(/^[^=]+=/, '').split(';', 1)[0]).join(''))
}
