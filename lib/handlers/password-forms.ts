import 'server-only'
import { passwordRecoverySchema, passwordResetSchema } from '../contract/user.ts'
import { validate } from '../contract/validate.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { formHandler, seeOther, writeFromForm } from './form.ts'

/**
 * POST of the form that requests a new password. Every response of the store to a well-formed request leads to the same page,
 * so that the form does not reveal who has an account (docs/decisions/0042).
 */
export const recoverPasswordByForm = formHandler(async (form, { request, lang }) => {
  const fields = { recuperar: form['usuario'] ?? '' }
  const read = validate(passwordRecoverySchema, { usuario: fields.recuperar })
  if ('fields' in read) {
    const problems = { recuperar: read.fields['usuario']?.[0] ?? '' }
    return rejectForm(lang, `${paths.access()}?erro=recuperar`, { fields, problems })
  }
  const call = { method: 'POST', path: 'checkout/password-recovery', body: read.value } as const
  const { status } = await writeFromForm(request, lang, call)
  if (status === 429) return rejectForm(lang, `${paths.access()}?erro=espera`, { fields })
  const isOutage = status >= 500 || status === 401 || status === 403
  return isOutage
    ? rejectForm(lang, `${paths.access()}?erro=indisponivel`, { fields })
    : acceptForm(lang, `${paths.access()}?aviso=recuperar`, paths.access())
})

const REASON_OF_STATUS: Record<number, string> = { 410: 'link', 422: 'campos', 400: 'campos', 429: 'espera' }

/** POST of the form with the new password: 303 to the sign-in page, or to the form again; neither the address nor a cookie contains the password. */
export const saveNewPasswordByForm = formHandler(async (form, { request, lang }) => {
  const { token = '', senha = '' } = form
  const reject = (reason: string, issues?: unknown) => {
    const query = new URLSearchParams({ token, erro: reason })
    const { senha: problem } = firstProblems(issues) ?? {}
    const flash = { fields: {}, ...(problem !== undefined && { problems: { senha: problem } }) }
    return rejectForm(lang, `${pagePaths.newPassword()}?${query}`, flash)
  }
  const read = validate(passwordResetSchema, { token, senha })
  if ('fields' in read) return reject(read.fields['token'] ? 'link' : 'campos', read.fields)
  const call = { method: 'POST', path: 'checkout/password-reset', body: read.value } as const
  const response = await writeFromForm(request, lang, call)
  if (response.ok) return seeOther(lang, `${paths.access()}?aviso=senha`, response)
  const { campos } = ((await response.json().catch(() => null)) ?? {}) as { campos?: unknown }
  return reject(REASON_OF_STATUS[response.status] ?? 'indisponivel', campos)
})
