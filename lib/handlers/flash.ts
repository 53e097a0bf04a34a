import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import type { Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import type { RefusedForm } from '../shop/refused-form.ts'
import { host } from '../host/host.ts'
import { seeOther } from './form.ts'

// A browser keeps 4096 bytes of a cookie, its name and attributes included.
const COOKIES = ['formulario', 'formulario-2'] as const
const MAX_CHARACTERS = 3800
const MAX_AGE_S = 120
// No cookie could hold more; it bounds the work for a hostile body.
const MAX_FIELD = 16_000
const MAX_SENTENCE = 300
const MAX_JSON_BYTES = 256 * 1024

/** Answers a refused form: 303 to the page that shows it again, with the flash for that page alone. */
export function refuseForm(lang: Lang, page: string, flash: RefusedForm, answer?: Response): Response {
  return withFlash(seeOther(lang, page, answer), localePath(lang, page), encode(flash))
}

/** Answers an accepted form: 303 to the next page; the flash of an earlier refusal is deleted. */
export function acceptForm(lang: Lang, next: string, page: string, answer?: Response): Response {
  return withFlash(seeOther(lang, next, answer), localePath(lang, page), '')
}

/**
 * The first issue or sentence of each field that an API refuses, from `campos` of the store or `errors` of the reports API;
 * `undefined` when it names no field.
 */
export function problemsIn(refused: unknown): Record<string, string> | undefined {
  if (typeof refused !== 'object' || refused === null) return undefined
  const problems = Object.entries(refused).flatMap(([name, texts]: [string, unknown]) =>
    Array.isArray(texts) && typeof texts[0] === 'string' ? [[name, texts[0]] as const] : [],
  )
  return problems.length > 0 ? Object.fromEntries(problems) : undefined
}

/** The flash for the page that is being rendered; `undefined` when there is none or it cannot be read. */
export async function readFlash(): Promise<RefusedForm | undefined> {
  const jar = await cookies()
  return decodeFlash(COOKIES.map((name) => jar.get(name)?.value ?? '').join(''))
}

/** Reads the joined values of the flash cookies; `undefined` when they hold no flash. */
export function decodeFlash(value: string): RefusedForm | undefined {
  if (value === '') return undefined
  try {
    const bytes = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: MAX_JSON_BYTES })
    const read = JSON.parse(bytes.toString()) as Partial<Record<keyof RefusedForm, unknown>>
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

function encode(flash: RefusedForm): string {
  const fields = cut(flash.fields, MAX_FIELD)
  const problems = flash.problems && cut(flash.problems, MAX_SENTENCE)
  const message = flash.message?.slice(0, MAX_SENTENCE)
  for (;;) {
    const json = JSON.stringify({ ...flash, fields, problems, message })
    const value = deflateRawSync(json).toString('base64url')
    if (value.length <= COOKIES.length * MAX_CHARACTERS) return value
    // Only a form that ignores its own limits comes here: its longest text loses its end.
    const [longest = '', text = ''] =
      Object.entries(fields).sort((a, b) => b[1].length - a[1].length)[0] ?? []
    if (text === '') return ''
    fields[longest] = text.slice(0, Math.floor(text.length * 0.75))
  }
}

function cut(texts: Record<string, string>, most: number): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.slice(0, most)]))
}

// The cookies belong to one page: no other page receives them, and two forms never mix.
function withFlash(response: Response, page: string, value: string): Response {
  const path = page.split('?', 1)[0]!
  const secure = host().env.siteUrl.startsWith('https:') ? '; Secure' : ''
  for (const [index, name] of COOKIES.entries()) {
    const part = value.slice(index * MAX_CHARACTERS, (index + 1) * MAX_CHARACTERS)
    const life = part === '' ? 0 : MAX_AGE_S
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
