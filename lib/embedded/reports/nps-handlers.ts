import { npsSchema, type Nps } from '#lib/contract/nps.ts'
import { validate } from '#lib/contract/validate.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Call, Handler } from '../http/call.ts'
import { CACHE, type HandlerResult } from '../http/handler-result.ts'
import { fingerprint, readKey } from '../store/idempotency.ts'
import { reportsFailure, VARY } from './reports-failure.ts'
import { isOwnSite, storeScore } from './survey.ts'
import { SURVEY_PAGE_HEADERS, surveyPath, surveyRejectionPage } from './survey-page.ts'
import { SURVEY_FIELD_TEXTS } from './texts.ts'

/** POST nps: stores a score; a plain form is redirected to the thanks page (contract 4.18). */
export const postNpsHandler: Handler = async (call) => {
  const fields = typeof call.body === 'object' && call.body !== null ? call.body : {}
  const language = pageLanguage(fields, call.language)
  const read = readScore(fields, call.store.config.siteUrl)
  if ('invalidFields' in read) return reject({ ...call, language }, read.invalidFields)
  const key = readKey(call.headers)
  if (key === undefined) return reject({ ...call, language }, ['Idempotency-Key'])
  const keyed = key === null ? null : { key, fingerprint: fingerprint(call.method, call.search, call.text) }
  const isStored = await storeScore(call.store, { ...read.value, keyed }, language)
  if (!isStored) return reportsFailure({ ...call, language }, 409, 'chave_repetida')
  const isPage = acceptsHtml(call.headers)
  const thanks = `${call.store.config.siteUrl}${surveyPath(language)}?obrigado=1`
  return {
    status: isPage ? 303 : 201,
    body: isPage ? '' : JSON.stringify({ sucesso: true }),
    headers: { Vary: VARY, ...(isPage && { Location: thanks }) },
    cacheControl: CACHE.personal,
    language,
  }
}

function readScore(fields: object, siteUrl: string): { value: Nps } | { invalidFields: string[] } {
  const read = validate(npsSchema, fields)
  if ('fields' in read) return { invalidFields: Object.keys(read.fields) }
  return isOwnSite(read.value.site, siteUrl) ? read : { invalidFields: ['site'] }
}

// The form's `lang` is the language of its page; Accept-Language is only the browser's preference.
function pageLanguage(fields: object, fallback: Lang): Lang {
  const lang = 'lang' in fields ? fields.lang : undefined
  return lang === 'pt' || lang === 'en' ? lang : fallback
}

function acceptsHtml(headers: Headers): boolean {
  return /\btext\/html\b/i.test(headers.get('accept') ?? '')
}

async function reject(call: Call, invalidFields: string[]): Promise<HandlerResult> {
  const { language } = call
  const errors = Object.fromEntries(
    invalidFields.flatMap((field) => {
      const text = SURVEY_FIELD_TEXTS[field]
      return text ? [[field, [text[language]]]] : []
    }),
  )
  const result = reportsFailure(call, 422, 'campo_invalido', { extra: { errors } })
  if (!acceptsHtml(call.headers)) return result
  const { siteUrl } = call.store.config
  const body = surveyRejectionPage(Object.values(errors).flat(), { language, siteUrl })
  return { ...result, body, headers: { ...SURVEY_PAGE_HEADERS, Vary: VARY } }
}
