import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import type { Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import type { RejectedForm } from '../shop/rejected-form.ts'
import { host } from '../host/host.ts'
import { seeOther } from './form.ts'

/** The cookies of a flash: browsers store up to 4096 bytes in one, name and attributes included. */
export const FLASH_COOKIES = ['formulario', 'formulario-2'] as const
const MAX_COOKIE_CHARACTERS = 3800

/** Lifetime of a flash in seconds. */
export const FLASH_LIFE_S = 120

// More than the cookies can hold; limits the work that a malicious body can cause.
const MAX_FIELD_CHARACTERS = 16_000
const MAX_ERROR_CHARACTERS = 300
const MAX_JSON_BYTES = 256 * 1024

/** The response to a rejected form: 303 to the page that shows it again, with a flash cookie that only that page receives. */
export function rejectForm(lang: Lang, page: string, flash: RejectedForm, response?: Response): Response {
  return withFlash(seeOther(lang, page, response), localePath(lang, page), encode(flash))
}

/** The response to an accepted form whose result the next page tells or can undo: 303 to that page, with fields in the flash cookie. */
export function acceptWithFields(
  lang: Lang,
  page: string,
  fields: RejectedForm['fields'],
  response?: Response,
): Response {
  return rejectForm(lang, page, { fields }, response)
}

/** The response to an accepted form: 303 to the next page. Deletes the flash of an earlier rejection. */
export function acceptForm(lang: Lang, next: string, page: string, response?: Response): Response {
  return withFlash(seeOther(lang, next, response), localePath(lang, page), '')
}

/**
 * The first error of each invalid field, from `campos` of the store or `errors` of the reports API; `undefined` when the
 * response names no field.
 */
export function firstProblems(issues: unknown): Record<string, string> | undefined {
  if (typeof issues !== 'object' || issues === null) return undefined
  const problems = Object.entries(issues).flatMap(([name, texts]: [string, unknown]) =>
    Array.isArray(texts) && typeof texts[0] === 'string' ? [[name, texts[0]] as const] : [],
  )
  return problems.length > 0 ? Object.fromEntries(problems) : undefined
}

/** The flash for the page that is being rendered; `undefined` when there is none or it cannot be read. */
export async function readFlash(): Promise<RejectedForm | undefined> {
  const jar = await cookies()
  return decodeFlash(FLASH_COOKIES.map((name) => jar.get(name)?.value ?? '').join(''))
}

/** Reads the joined values of the flash cookies; `undefined` when they hold no flash. */
export function decodeFlash(value: string): RejectedForm | undefined {
  if (value === '') return undefined
  try {
    const bytes = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: MAX_JSON_BYTES })
    const read = JSON.parse(bytes.toString()) as Partial<Record<keyof RejectedForm, unknown>>
    return {
      fields: textsOf(read.fields) ?? {},
      problems: textsOf(read.problems),
      message: typeof read.message === 'string' ? read.message : undefined,
      hadFile: read.hadFile === true,
    }
  } catch {
    return undefined
  }
}

function encode(flash: RejectedForm): string {
  const fields = cut(flash.fields, MAX_FIELD_CHARACTERS)
  const problems = flash.problems && cut(flash.problems, MAX_ERROR_CHARACTERS)
  const message = flash.message?.slice(0, MAX_ERROR_CHARACTERS)
  for (;;) {
    const json = JSON.stringify({ ...flash, fields, problems, message })
    const value = deflateRawSync(json).toString('base64url')
    if (value.length <= FLASH_COOKIES.length * MAX_COOKIE_CHARACTERS) return value
    // Shortens the longest text; only a form that exceeds its own limits gets here.
    const [longest = '', text = ''] =
      Object.entries(fields).sort((a, b) => b[1].length - a[1].length)[0] ?? []
    if (text === '') return ''
    fields[longest] = text.slice(0, Math.floor(text.length * 0.75))
  }
}

function cut(texts: Record<string, string>, max: number): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.slice(0, max)]))
}

// The cookies are limited to the path of one page, so that two forms never mix.
function withFlash(response: Response, page: string, value: string): Response {
  // Without its final slash, the path is also that of the page's address without one.
  const path = page.split(/[?#]/, 1)[0]!.replace(/(?<=.)\/$/, '')
  const secure = host().env.siteUrl.startsWith('https:') ? '; Secure' : ''
  for (const [index, name] of FLASH_COOKIES.entries()) {
    const part = value.slice(index * MAX_COOKIE_CHARACTERS, (index + 1) * MAX_COOKIE_CHARACTERS)
    const life = part === '' ? 0 : FLASH_LIFE_S
    response.headers.append(
      'set-cookie',
      `${name}=${part}; Path=${path}; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`,
    )
  }
  return response
}

function textsOf(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}
