import 'server-only'
import { cookies } from 'next/headers'
import { langOfParam } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import { readForm, seeOther, writeFromForm } from './form.ts'

type Context = { params: Promise<{ lang: string }> }

/** What was typed into the sign-in and sign-up forms, passwords left out. */
export type AccessDraft = Partial<Record<'usuario' | 'nome' | 'email' | 'celular', string>>

const DRAFT_COOKIE = 'acesso'
const PROBLEM_OF_STATUS: Record<number, string> = { 401: 'senha', 409: 'conta', 400: 'campos', 422: 'campos' }

// Not in the address: e-mails do not belong into URLs (R85). Two minutes are enough for one redirect.
function draftCookie(draft: AccessDraft | undefined): string {
  const value = draft ? encodeURIComponent(JSON.stringify(draft)) : ''
  return `${DRAFT_COOKIE}=${value}; Path=/; Max-Age=${draft ? 120 : 0}; HttpOnly; SameSite=Lax`
}

/** What the visitor typed before a form was refused, so that nothing but the password has to be typed again. */
export async function readAccessDraft(): Promise<AccessDraft> {
  try {
    return JSON.parse(decodeURIComponent((await cookies()).get(DRAFT_COOKIE)?.value ?? '{}')) as AccessDraft
  } catch {
    return {}
  }
}

async function submit(request: Request, context: Context, path: string, names: string[]): Promise<Response> {
  const lang = langOfParam((await context.params).lang)
  const form = await readForm(request)
  if (!form) return new Response(null, { status: 403 })
  const body = Object.fromEntries(names.map((name) => [name, form[name] ?? '']))
  const answer = await writeFromForm(request, lang, { method: 'POST', path, body })
  const problem = PROBLEM_OF_STATUS[answer.status] ?? 'indisponivel'
  const next = seeOther(lang, answer.ok ? paths.access() : `${paths.access()}?erro=${problem}`, answer)
  // A password goes nowhere but to the store.
  const draft = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'senha'))
  next.headers.append('set-cookie', draftCookie(answer.ok ? undefined : draft))
  return next
}

/** Signs a visitor in from a plain form; the session changes, the cart stays (P6). */
export function signIn(request: Request, context: Context): Promise<Response> {
  return submit(request, context, 'checkout/login', ['usuario', 'senha'])
}

/** Makes an account from a plain form and signs it in. */
export function signUp(request: Request, context: Context): Promise<Response> {
  return submit(request, context, 'checkout/register', ['nome', 'email', 'senha', 'celular'])
}

/** Signs the visitor out; the cart stays with the browser. */
export function signOut(request: Request, context: Context): Promise<Response> {
  return submit(request, context, 'checkout/logout', [])
}
