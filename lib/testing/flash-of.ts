import { decodeFlash } from '../handlers/flash.ts'
import type { RefusedForm } from '../shop/refused-form.ts'

/** The flash that an answer sets, as the page that shows the form again reads it. */
export function flashOf(answer: Response): RefusedForm | undefined {
  const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('formulario'))
  return decodeFlash(cookies.map((cookie) => cookie.replace(/^[^=]+=/, '').split(';', 1)[0]).join(''))
}
