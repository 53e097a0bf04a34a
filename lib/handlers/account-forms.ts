import 'server-only'
import { loginSchema, registerSchema } from '../contract/user.ts'
import { validate } from '../contract/validate.ts'
import { langOfParam } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import { acceptForm, problemsIn, refuseForm } from './flash.ts'
import { readForm, seeOther, writeFromForm } from './form.ts'

type Context = { params: Promise<{ lang: string }> }
type Schema = typeof loginSchema | typeof registerSchema

const REASON_OF_STATUS: Record<number, string> = { 401: 'senha', 409: 'conta', 400: 'campos', 422: 'campos' }

// E-mails do not belong into addresses (R85), so what was typed goes into the flash, without the password.
async function submit(
  request: Request,
  { params }: Context,
  { path, schema, names }: { path: string; schema: Schema; names: string[] },
): Promise<Response> {
  const lang = langOfParam((await params).lang)
  const form = await readForm(request)
  if (!form) return new Response(null, { status: 403 })
  const body = Object.fromEntries(names.map((name) => [name, form[name] ?? '']))
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'senha'))
  const refuse = (reason: string, refused?: unknown, answer?: Response) =>
    refuseForm(lang, `${paths.access()}?erro=${reason}`, { fields, problems: problemsIn(refused) }, answer)
  const read = validate<object>(schema, body)
  if ('fields' in read) return refuse('campos', read.fields)
  const answer = await writeFromForm(request, lang, { method: 'POST', path, body })
  if (answer.ok) return acceptForm(lang, paths.access(), paths.access(), answer)
  const { campos } = ((await answer.json().catch(() => null)) ?? {}) as { campos?: unknown }
  return refuse(REASON_OF_STATUS[answer.status] ?? 'indisponivel', campos, answer)
}

/** Signs a visitor in from a plain form; the session changes, the cart stays (P6). */
export function signIn(request: Request, context: Context): Promise<Response> {
  return submit(request, context, {
    path: 'checkout/login',
    schema: loginSchema,
    names: ['usuario', 'senha'],
  })
}

/** Creates an account from a plain form and signs its owner in. */
export function signUp(request: Request, context: Context): Promise<Response> {
  return submit(request, context, {
    path: 'checkout/register',
    schema: registerSchema,
    names: ['nome', 'email', 'senha', 'celular'],
  })
}

/** Signs the visitor out; the cart stays with the browser. */
export async function signOut(request: Request, { params }: Context): Promise<Response> {
  const lang = langOfParam((await params).lang)
  if (!(await readForm(request))) return new Response(null, { status: 403 })
  const answer = await writeFromForm(request, lang, { method: 'POST', path: 'checkout/logout', body: {} })
  return seeOther(lang, answer.ok ? paths.access() : `${paths.access()}?erro=indisponivel`, answer)
}
