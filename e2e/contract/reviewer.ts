import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { WireReview } from '#lib/contract/reviews.ts'
import { cacheControl } from './checked-response.ts'
import type { SubjectHeaders } from './subject-type.ts'
import { subject } from './subject.ts'

const PATH = '/api/avaliacao'

/** What POST avaliacao answers: read what the status promises. */
interface SentAnswer {
  sucesso: boolean
  mensagem: string
  data: WireReview & { status: number }
  message: string
  errors?: Record<string, string[]>
}

/** Everything that a form of the shop sends (contract 4.17), by somebody new. */
export const goodReview = (): Record<string, string> => ({
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

/** Sends a body as it is, and checks all that holds for every answer to it. */
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
  assert.doesNotMatch(text, /@exemplo\.test/, `L27 an e-mail is in an answer: ${where}`)
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as SentAnswer }
}

// Node's own stream of a form cannot be given up half read.
async function encoded(form: FormData, headers: SubjectHeaders) {
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? undefined
  return { body: await whole.arrayBuffer(), headers: { 'Content-Type': type, ...headers } }
}

/** The fields as a form with files; a photo takes the place of `file`. */
export function multipart(fields: Record<string, string>, photo?: Blob, name = 'foto.jpg'): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  if (photo) form.set('file', photo, name)
  return form
}

/** Sends a good review with some fields changed, as the shop does. */
export const send = (changed: Record<string, string> = {}, headers?: SubjectHeaders) =>
  postReview(multipart({ ...goodReview(), ...changed }), headers)

/** The same with a photo. */
export const sendPhoto = (
  photo: Uint8Array<ArrayBuffer>,
  changed: Record<string, string> = {},
  name?: string,
) =>
  postReview(multipart({ ...goodReview(), imagem: name ?? 'foto.jpg', ...changed }, new Blob([photo]), name))
