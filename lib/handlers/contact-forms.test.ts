import { readCompany } from '../config/company-file.ts'
import { sendMessage } from './contact-forms.ts'
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
  const text = await answer.text()
  return { answer, document: new DOMParser().parseFromString(text, 'text/html') }
}

const value = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value

test.each([
  ['pt', 'pt-BR', '/pagina/atendimento#mensagem-enviada'],
  ['en', 'en', '/en/pagina/atendimento#mensagem-enviada'],
])('%s: a plain form ends on the confirmation', async (lang, language, location) => {
  const { answer } = await post({ ...GOOD, mensagem: `${GOOD.mensagem} ${lang}` }, lang)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(seen[0]).toMatchObject({ language, body: { mensagem: `Onde está\no meu pedido? ${lang}` } })
})

test('what is wrong is told at its field, with everything else still in the form', async () => {
  const { answer, document } = await post({ ...GOOD, email: 'ana@', assunto: '', pedido: '77' })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(seen).toEqual([])
  const form = document.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/pagina/atendimento/enviar'])
  expect(['nome', 'email', 'pedido'].map((name) => value(document, name))).toEqual(['Ana', 'ana@', '77'])
  expect(value(document, 'mensagem')).toBe('Onde está\no meu pedido?')
  const email = document.querySelector('[name=email]')!
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(email.getAttribute('aria-describedby')!)!
  expect(error.textContent).toMatch(/não parece completo/)
  expect([...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))).toEqual([
    '#contato-email',
    '#contato-assunto',
  ])
  expect(document.querySelector('[name=nome]')!.hasAttribute('aria-invalid')).toBe(false)
})

test('L24 nothing that was typed becomes markup', async () => {
  const hostile = `"'><script>alert(1)</script></textarea><img src=x onerror=alert(1)>`
  const { document } = await post({ ...GOOD, nome: hostile, email: hostile, pedido: '', mensagem: hostile })
  expect(document.querySelectorAll('script, img')).toHaveLength(0)
  expect(['nome', 'email', 'mensagem'].map((name) => value(document, name))).toEqual([
    hostile,
    hostile,
    hostile,
  ])
})

test('a long message comes back whole', async () => {
  const { answer, document } = await post({ ...GOOD, mensagem: 'x'.repeat(2001) }, 'en')
  expect(answer.status).toBe(422)
  expect(value(document, 'mensagem')).toHaveLength(2001)
  expect(document.documentElement.lang).toBe('en')
  expect(document.body.textContent).toContain('The message can have up to 2,000 characters.')
})

test.each([
  ['the store is down', () => Promise.reject(new Error('down'))],
  ['the store does not know the call', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['the store answers rubbish', () => Promise.resolve(new Response('<html>', { status: 200 }))],
])('%s: 503, everything kept, and the other ways to reach the shop', async (_, answerOfStore) => {
  open(answerOfStore)
  const { answer, document } = await post(GOOD)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(value(document, 'mensagem')).toBe('Onde está\no meu pedido?')
  expect(document.querySelector<HTMLOptionElement>('option[selected]')!.value).toBe('entrega')
  expect([...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))).toEqual([
    'mailto:oi@exemplo.com',
    expect.stringMatching(/^https:\/\/wa\.me\/5511999999999/),
  ])
})

test('a field that only the store refuses is told too', async () => {
  open(() => Promise.resolve(Response.json({ campos: { pedido: ['inválido'] } }, { status: 422 })))
  const { answer, document } = await post(GOOD)
  expect(answer.status).toBe(422)
  expect(document.querySelector('[name=pedido]')!.getAttribute('aria-invalid')).toBe('true')
})

test('L23 a form of another site is refused', async () => {
  expect((await post(GOOD, 'pt', 'cross-site')).answer.status).toBe(403)
  expect(seen).toEqual([])
})
