import { DEMO_COMPANY } from '#lib/testing/demo-brand.ts'
import { sendMessageByForm } from './contact-forms.ts'
import { flashOf } from '../testing/flash-of.ts'
import { openTestHost } from '../testing/test-host.ts'
import { host, setHost } from '../host/host.ts'

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

function open(response?: () => Promise<Response>) {
  seen = []
  const company = { ...DEMO_COMPANY, email: 'oi@exemplo.com', whatsapp: '+55 11 99999-9999' }
  openTestHost(
    async (request: Request) => {
      const body: unknown = await request.clone().json()
      seen.push({ url: request.url, body, language: request.headers.get('accept-language') })
      return response ? response() : (await globalThis.openStoreApi()).fetch(request)
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
  const response = await sendMessageByForm(request, { params: Promise.resolve({ lang }) })
  return { response, location: response.headers.get('location'), flash: flashOf(response) }
}

test.each([
  ['pt', 'pt-BR', '/pagina/atendimento#mensagem-enviada'],
  ['en', 'en', '/en/pagina/atendimento#mensagem-enviada'],
])('%s: a plain form redirects to the confirmation', async (lang, language, location) => {
  const { response, flash } = await post({ ...GOOD, mensagem: `${GOOD.mensagem} ${lang}` }, lang)
  expect([response.status, response.headers.get('location')]).toEqual([303, location])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(flash).toBeUndefined()
  expect(seen[0]).toMatchObject({ language, body: { mensagem: `Onde está\no meu pedido? ${lang}` } })
})

test('a rejected form redirects to its page, with all errors and all typed values', async () => {
  const { response, location, flash } = await post({
    ...GOOD,
    email: 'ana@',
    assunto: '',
    pedido: '77',
    x: 'y',
  })
  expect([response.status, location]).toEqual([303, '/pagina/atendimento/revisar'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(seen).toEqual([])
  expect(flash).toMatchObject({
    fields: { ...GOOD, email: 'ana@', assunto: '', pedido: '77' },
    problems: { email: 'invalido', assunto: 'obrigatorio' },
  })
  expect(flash?.fields).not.toHaveProperty('x')
})

test('a message over the limit is not cut in the flash', async () => {
  const { location, flash } = await post({ ...GOOD, mensagem: 'x'.repeat(2001) }, 'en')
  expect(location).toBe('/en/pagina/atendimento/revisar')
  expect(flash?.fields['mensagem']).toHaveLength(2001)
  expect(flash?.problems).toEqual({ mensagem: 'longo' })
})

test.each([
  ['the store is down', () => Promise.reject(new Error('down'))],
  ['the store has no such endpoint', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['the store sends an unreadable response', () => Promise.resolve(new Response('<html>', { status: 200 }))],
])('%s: the flash has all typed values and no field errors', async (_, respond) => {
  open(respond)
  const { response, location, flash } = await post(GOOD)
  expect([response.status, location]).toEqual([303, '/pagina/atendimento/revisar'])
  expect(flash?.fields).toEqual(GOOD)
  expect(flash?.problems).toBeUndefined()
})

test('a field error that the store reports is in the flash too', async () => {
  open(() => Promise.resolve(Response.json({ campos: { pedido: ['inválido'] } }, { status: 422 })))
  expect((await post(GOOD)).flash?.problems).toEqual({ pedido: 'inválido' })
})

test('L23 a form from another origin is rejected', async () => {
  expect((await post(GOOD, 'pt', 'cross-site')).response.status).toBe(403)
  expect(seen).toEqual([])
})

test('4.22 an external store gets the message at form/contact', async () => {
  open(() => Promise.resolve(Response.json({ sucesso: true })))
  const { env } = host()
  setHost({ ...host(), env: { ...env, contactForm: 'contato/formulario' } })
  const { location } = await post({ ...GOOD, telefone: '(11) 98765-4321', pedido: '77' }, 'en')
  expect(location).toBe('/en/pagina/atendimento#mensagem-enviada')
  expect(seen).toMatchObject([
    {
      url: 'http://api.internal/v2/front/form/contact',
      body: {
        hashEmail: 'contato/formulario',
        nome: 'Ana',
        email: 'ana@exemplo.com',
        contato: '(11) 98765-4321',
        assunto: 'Delivery',
        mensagem: 'Order number: 77\n\nOnde está\no meu pedido?',
      },
    },
  ])
  open(() => Promise.resolve(Response.json({ sucesso: false, mensagem: 'Caixa cheia.' })))
  setHost({ ...host(), env: { ...env, contactForm: 'x' } })
  const withPhone = { ...GOOD, telefone: '(11) 98765-4321' }
  expect((await post(withPhone)).flash).toMatchObject({ message: 'Caixa cheia.' })
  // The platform requires a phone number; the embedded store does not (platform 3.7).
  expect((await post({ ...GOOD, telefone: '' })).flash).toMatchObject({
    problems: { telefone: 'obrigatorio' },
  })
})
