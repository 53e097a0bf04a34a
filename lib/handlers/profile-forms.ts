import 'server-only'
import { PROFILE_PATH } from '../client/store/profile.ts'
import { deliverySchema } from '../contract/checkout.ts'
import { erasureRequestSchema, profileRequestSchema } from '../contract/profile.ts'
import { validate } from '../contract/validate.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { SAVED_FIELDS } from '../shop/profile.ts'
import { withCepAddress } from './cep-address.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { formHandler, seeOther, writeFromForm } from './form.ts'

type Fields = Record<string, string>
type FormName = 'dados' | 'entrega' | 'apagar'

const PAGE = pagePaths.profile()
const noticeOf = (notice: string) => `${PAGE}?aviso=${notice}#aviso`

/** POST of the form with name and phone number: 303 to the profile (contract 4.35). */
export const saveProfileByForm = formHandler(async (form, { request, lang }) => {
  const fields = pick(form, ['nome', 'celular'])
  const read = validate(profileRequestSchema, fields)
  if ('fields' in read) return reject(lang, 'dados', fields, firstProblems(read.fields))
  const call = { method: 'PUT', path: PROFILE_PATH, body: read.value } as const
  return answer(lang, 'dados', fields, await writeFromForm(request, lang, call), 'salvo')
})

/** POST of an address of the profile: 303 to the profile. Its button `acao=cep` only fills in the address of the CEP. */
export const saveProfileAddressByForm = formHandler(async (form, { request, lang }) => {
  const isLookUp = form['acao'] === 'cep'
  const typed = pick(form, SAVED_FIELDS)
  const filled = await withCepAddress(request, lang, typed, isLookUp)
  const fields = { ...(filled ?? typed), id: form['id'] ?? '' }
  if (isLookUp) {
    if (!filled) return reject(lang, 'entrega', fields, { cep: typed['cep'] ? 'invalido' : 'obrigatorio' })
    return reject(lang, 'entrega', fields, {}, 'encontrado')
  }
  const read = validate(deliverySchema, fields)
  if ('fields' in read) return reject(lang, 'entrega', fields, firstProblems(read.fields))
  const path = `${PROFILE_PATH}/address${fields.id && `/${encodeURIComponent(fields.id)}`}`
  const call = { method: fields.id ? 'PUT' : 'POST', path, body: read.value } as const
  return answer(lang, 'entrega', fields, await writeFromForm(request, lang, call), 'endereco')
})

/** POST that removes an address of the profile: 303 to the profile. */
export const removeProfileAddressByForm = formHandler(async (form, { request, lang }) => {
  const path = `${PROFILE_PATH}/address/${encodeURIComponent(form['id'] ?? '')}`
  const response = await writeFromForm(request, lang, { method: 'DELETE', path, body: {} })
  // A second press finds no address any more.
  const isGone = response.ok || response.status === 404
  return seeOther(lang, isGone ? noticeOf('removido') : noticeOf('falhou'), response)
})

/** POST that deletes the account, confirmed by its password: 303 to the profile page, where the visitor is then signed out. */
export const eraseAccountByForm = formHandler(async (form, { request, lang }) => {
  const read = validate(erasureRequestSchema, { senha: form['senha'] ?? '' })
  if ('fields' in read) return reject(lang, 'apagar', {}, firstProblems(read.fields))
  const call = { method: 'POST', path: `${PROFILE_PATH}/erasure`, body: read.value } as const
  const response = await writeFromForm(request, lang, call)
  const { pedidosAbertos, codigo } = ((await response.json().catch(() => null)) ?? {}) as {
    pedidosAbertos?: unknown
    codigo?: unknown
  }
  if (response.ok) return acceptForm(lang, noticeOf(pedidosAbertos ? 'andamento' : 'apagado'), PAGE, response)
  if (codigo === 'credenciais_invalidas') return reject(lang, 'apagar', {}, { senha: 'invalido' })
  if (response.status === 401) return seeOther(lang, paths.access(), response)
  return seeOther(lang, noticeOf(response.status === 429 ? 'espera' : 'falhou'), response)
})

async function answer(
  lang: Lang,
  name: FormName,
  fields: Fields,
  response: Response,
  notice: string,
): Promise<Response> {
  if (response.ok) return acceptForm(lang, noticeOf(notice), PAGE, response)
  if (response.status === 401) return seeOther(lang, paths.access(), response)
  const { campos } = ((await response.json().catch(() => null)) ?? {}) as { campos?: unknown }
  const problems = response.status === 422 ? firstProblems(campos) : undefined
  // The store states a field error in its own words, for which the page has no text: the field counts as invalid.
  const invalid = Object.fromEntries(Object.keys(problems ?? {}).map((field) => [field, 'invalido']))
  return reject(lang, name, fields, problems && invalid, undefined, response)
}

function reject(
  lang: Lang,
  name: FormName,
  fields: Fields,
  problems: Record<string, string> | undefined,
  message?: string,
  response?: Response,
): Response {
  const edited = fields['id'] ? `?${new URLSearchParams({ endereco: fields['id'] })}` : ''
  const page = `${PAGE}${edited}#${name}`
  return rejectForm(lang, page, { fields: { ...fields, etapa: name }, problems, message }, response)
}

const pick = (form: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (form[name] ?? '').trim()]))
