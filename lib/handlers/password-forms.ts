import 'server-only'
import { passwordRecoverySchema, passwordResetSchema } from '../contract/user.ts'
import { validate } from '../contract/validate.ts'
import { langOfParam } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import { readForm, seeOther, writeFromForm, type FormContext } from './form.ts'

/**
 * POST of the form that requests a new password. Every response of the store to a well-formed request leads to the same page,
 * so that the form does not reveal who has an account (docs/decisions/0042).
 */
export async function recoverPassword(request: Request, { params }: FormContext): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const form = await readForm(request)
  if (form instanceof Response) return form
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
}

const REASON_OF_STATUS: Record<number, string> = { 410: 'link', 422: 'campos', 400: 'campos', 429: 'espera' }

/** POST of the form with the new password: 303 to the sign-in page, or to the form again; neither the address nor a cookie contains the password. */
export async function saveNewPassword(request: Request, { params }: FormContext): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const form = await readForm(request)
  if (form instanceof Response) return form
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
}
