import { setHost } from '../host/host.ts'
import { flashOf } from '../testing/flash-of.ts'
import { openTestHost } from '../testing/test-host.ts'
import { sendNewsletter, sendQuote, sendRestock } from './request-forms.ts'

let sent: { path: string; body: unknown }[]

beforeEach(() => open())
afterEach(() => setHost(undefined))

function open(respond?: () => Response) {
  sent = []
  openTestHost(async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
    return respond ? respond() : (await globalThis.openStoreApi()).fetch(request)
  })
}

async function post(
  handler: typeof sendQuote,
  fields: Record<string, string>,
  lang = 'pt',
  site = 'same-origin',
) {
  const request = new Request('http://localhost/x', {
    method: 'POST',
    headers: { 'sec-fetch-site': site },
    body: new URLSearchParams(fields),
  })
  const response = await handler(request, { params: Promise.resolve({ lang }) })
  return { status: response.status, location: response.headers.get('location'), flash: flashOf(response) }
}

const PERSON = { idProduto: '422', pagina: '/colageno', nome: 'Ana', email: 'ana@exemplo.com' }

test('4.21 accepted plain forms lead to their confirmation', async () => {
  expect(await post(sendRestock, { ...PERSON, idAtributoValor: '7', mailing: '1' })).toMatchObject({
    status: 303,
    location: '/colageno#avise-me-enviado',
  })
  expect(sent[0]).toMatchObject({
    path: '/v2/front/product/solicitation',
    body: { idProduto: 422, idAtributoValor: 7, mailing: true },
  })
  const quote = { ...PERSON, contato: '(11) 98765-4321', mensagem: '50 potes', enviarEmail: '1' }
  expect(await post(sendQuote, quote, 'en')).toMatchObject({
    status: 303,
    location: '/en/colageno#orcamento-enviado',
  })
  expect(await post(sendNewsletter, { email: 'ana@exemplo.com' })).toMatchObject({
    status: 303,
    location: '/novidades?enviado=1',
  })
})

test('4.21 rejected plain forms show the typed values again, with the problems of their fields', async () => {
  const { location, flash } = await post(sendQuote, { ...PERSON, email: 'ana@', mensagem: '50' })
  expect(location).toBe('/orcamento/revisar')
  expect(flash).toMatchObject({
    fields: { ...PERSON, email: 'ana@', mensagem: '50' },
    problems: { email: 'invalido', contato: 'obrigatorio' },
  })
  expect((await post(sendNewsletter, { email: '' }, 'en')).location).toBe('/en/novidades')
  expect(sent).toEqual([])
})

test('P29 platform 1: a response without sucesso is a rejection, and the form shows the reason of the store', async () => {
  open(() => Response.json({ sucesso: false, mensagem: '<b>E-mail</b> já cadastrado.' }))
  const { flash } = await post(sendNewsletter, { email: 'ana@exemplo.com' })
  expect(flash).toMatchObject({ fields: { email: 'ana@exemplo.com' }, message: 'E-mail já cadastrado.' })
  open(() => new Response('<html>', { status: 403 }))
  const outage = (await post(sendRestock, PERSON)).flash
  expect([outage?.problems, outage?.message]).toEqual([undefined, undefined])
})

test('L26 a form leads only to a path of this shop', async () => {
  for (const pagina of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a?b', ''])
    expect((await post(sendRestock, { ...PERSON, pagina })).location).toBe('/#avise-me-enviado')
  expect((await post(sendRestock, PERSON, 'pt', 'cross-site')).status).toBe(403)
})
