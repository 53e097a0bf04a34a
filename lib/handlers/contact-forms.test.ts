import { readCompany } from '../config/company-file.ts'
import { sendMessage } from './contact-forms.ts'
import { flashOf } from '../testing/flash-of.ts'
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from '../host/host.ts'

const GOOD = {
  nome: 'Ana',
  email: 'ana@exemplo.com',
  telefone: '',
  assunto: 'entrega',
  pedido: '',
  mensagem: 'Onde está\r\no meu pedido?',
}

let seen: { url: string; body: unknown; language: string | null }[]

beforeEach(() => open())
afterEach(() => setHost(undefined))

function open(answer?: () => Promise<Response>) {
  seen = []
  const company = { ...readCompany(undefined), email: 'oi@exemplo.com', whatsapp: '+55 11 99999-9999' }
  openTestHost(
    async (request: Request) => {
      const body: unknown = await request.clone().json()
      seen.push({ url: request.url, body, language: request.headers.get('accept-language') })
      return answer ? answer() : (await globalThis.openStoreApi()).fetch(request)
    },
    { company },
  )
}

async function post(fields: Record<string, string>, lang = 'pt', site = 'same-origin') {
  const request = new Request('http://localhost/pagina/atendimento/enviar', {
    method: 'POST',
    headers: { 'sec-fetch-site': site },
    body: new URLSearchParams(fields),
  })
  const answer = await sendMessage(request, { params: Promise.resolve({ lang }) })
  return { answer, location: answer.headers.get('location'), refused: flashOf(answer) }
}

test.each([
  ['pt', 'pt-BR', '/pagina/atendimento#mensagem-enviada'],
  ['en', 'en', '/en/pagina/atendimento#mensagem-enviada'],
])('%s: a plain form ends on the confirmation', async (lang, language, location) => {
  const { answer, refused } = await post({ ...GOOD, mensagem: `${GOOD.mensagem} ${lang}` }, lang)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(refused).toBeUndefined()
  expect(seen[0]).toMatchObject({ language, body: { mensagem: `Onde está\no meu pedido? ${lang}` } })
})

test('a refused form leads to its page, which gets every wrong field and everything typed', async () => {
  const { answer, location, refused } = await post({
    ...GOOD,
    email: 'ana@',
    assunto: '',
    pedido: '77',
    x: 'y',
  })
  expect([answer.status, location]).toEqual([303, '/pagina/atendimento/revisar'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(seen).toEqual([])
  expect(refused).toMatchObject({
    fields: { ...GOOD, email: 'ana@', assunto: '', pedido: '77' },
    problems: { email: 'invalido', assunto: 'obrigatorio' },
  })
  expect(refused?.fields).not.toHaveProperty('x')
})

test('a message over the limit comes back whole', async () => {
  const { location, refused } = await post({ ...GOOD, mensagem: 'x'.repeat(2001) }, 'en')
  expect(location).toBe('/en/pagina/atendimento/revisar')
  expect(refused?.fields['mensagem']).toHaveLength(2001)
  expect(refused?.problems).toEqual({ mensagem: 'longo' })
})

test.each([
  ['the store is down', () => Promise.reject(new Error('down'))],
  ['the store does not know the call', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['the store answers rubbish', () => Promise.resolve(new Response('<html>', { status: 200 }))],
])('%s: the page gets everything typed and no problem of a field', async (_, answerOfStore) => {
  open(answerOfStore)
  const { answer, location, refused } = await post(GOOD)
  expect([answer.status, location]).toEqual([303, '/pagina/atendimento/revisar'])
  expect(refused?.fields).toEqual(GOOD)
  expect(refused?.problems).toBeUndefined()
})

test('a field that only the store refuses is named too', async () => {
  open(() => Promise.resolve(Response.json({ campos: { pedido: ['inválido'] } }, { status: 422 })))
  expect((await post(GOOD)).refused?.problems).toEqual({ pedido: 'inválido' })
})

test('L23 a form of another site is refused', async () => {
  expect((await post(GOOD, 'pt', 'cross-site')).answer.status).toBe(403)
  expect(seen).toEqual([])
})
