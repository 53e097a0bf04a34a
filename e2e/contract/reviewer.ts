import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { WireReview } from '#lib/contract/reviews.ts'
import { cacheControl } from './checked-response.ts'
import type { SubjectHeaders } from './subject-type.ts'
import { subject } from './subject.ts'

const PATH = '/api/avaliacao'

/** The body of POST avaliacao; which fields it has depends on the status. */
interface ReviewResponse {
  sucesso: boolean
  mensagem: string
  data: WireReview & { status: number }
  message: string
  errors?: Record<string, string[]>
}

/** Returns all fields of the shop's review form (contract 4.17), with a new e-mail. */
export const validReview = (): Record<string, string> => ({
  nome: 'Ana Souza',
  email: `ana-${randomUUID()}@exemplo.test`,
  nota: '4.5',
  comentario: 'Adorei o sabor e chegou rápido.',
  imagem: 'null',
  file: 'null',
  status_imagem: '0',
  status: '2',
  produto_id: '',
  produto_nome: '',
  produto_categoria: 'colageno verisol',
  produto_sku: '',
  produto_url: '',
  url_origem_avaliacao: `${subject.siteUrl}/colageno`,
  site: subject.brandSlug ?? '',
})

/** Sends the body unchanged and checks the rules that apply to every response. */
export async function postReview(sent: BodyInit, given: SubjectHeaders = {}) {
  const { body, headers } =
    sent instanceof FormData ? await encoded(sent, given) : { body: sent, headers: given }
  const response = await subject.fetch(PATH, {
    method: 'POST',
    headers: { 'App-Token': undefined, ...headers },
    body,
  })
  const text = await response.text()
  const where = `${response.status}: ${text.slice(0, 300)}`
  assert.ok(response.headers.get('request-id'), `3.7 Request-Id: ${where}`)
  assert.deepEqual(cacheControl(response.headers), { private: true, 'no-store': true }, where)
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/, where)
  assert.doesNotMatch(text, /@exemplo\.test/, `L27 the response contains an e-mail: ${where}`)
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as ReviewResponse,
  }
}

// Sends a buffer, because Node's stream of a form cannot be cancelled half read.
async function encoded(form: FormData, headers: SubjectHeaders) {
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? undefined
  return { body: await whole.arrayBuffer(), headers: { 'Content-Type': type, ...headers } }
}

/** Returns the fields as multipart form data; a photo replaces the field `file`. */
export function multipart(fields: Record<string, string>, photo?: Blob, name = 'foto.jpg'): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  if (photo) form.set('file', photo, name)
  return form
}

/** Sends a valid review with some fields changed, as the shop does. */
export const sendValidReview = (changed: Record<string, string> = {}, headers?: SubjectHeaders) =>
  postReview(multipart({ ...validReview(), ...changed }), headers)

/** Sends a valid review with a photo and some fields changed. */
export const sendPhoto = (
  photo: Uint8Array<ArrayBuffer>,
  changed: Record<string, string> = {},
  name?: string,
) =>
  postReview(multipart({ ...validReview(), imagem: name ?? 'foto.jpg', ...changed }, new Blob([photo]), name))
