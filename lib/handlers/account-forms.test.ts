/** @jest-environment node */
import { setHost } from '../host/host.ts'
import { flashOf } from '../testing/flash-of.ts'
import { openTestHost } from '../testing/test-host.ts'
import { signInByForm, signOutByForm, signUpByForm } from './account-forms.ts'

const PERSON = { nome: 'Ana', email: 'ana@exemplo.com', senha: 'segredo-bem-longo', celular: '' }

let calls: number
let sent: Request[]

function open(response: (request: Request) => Promise<Response>) {
  calls = 0
  sent = []
  openTestHost((request) => {
    calls++
    sent.push(request)
    return response(request)
  })
}

beforeEach(() => open(() => Promise.resolve(Response.json({}))))
afterEach(() => setHost(undefined))

async function post(handler: typeof signInByForm, fields: Record<string, string>, lang = 'pt', cookie = '') {
  const request = new Request('http://localhost/checkout/acesso/x', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: new URLSearchParams(fields),
  })
  const response = await handler(request, { params: Promise.resolve({ lang }) })
  return { location: response.headers.get('location'), flash: flashOf(response), calls }
}

test('R85 an invalid field is reported without a store call; the password is in no cookie', async () => {
  const { location, flash, calls } = await post(signUpByForm, { ...PERSON, email: 'ana@', senha: 'curta' })
  expect([location, calls]).toEqual(['/checkout/acesso?erro=campos', 0])
  expect(flash).toEqual({
    fields: { nome: 'Ana', email: 'ana@', celular: '' },
    problems: { email: 'invalido', senha: 'curto' },
    hadFile: false,
  })
})

test.each([
  [401, 'senha'],
  [409, 'conta'],
  [429, 'espera'],
  [500, 'indisponivel'],
])(
  'P6 status %d from the store redirects with reason %s in the address and the e-mail in the flash cookie',
  async (status, reason) => {
    open(() => Promise.resolve(Response.json({ error: 'x' }, { status })))
    const { location, flash } = await post(signInByForm, { usuario: 'ana@exemplo.com', senha: 'x' }, 'en')
    expect(location).toBe(`/en/checkout/acesso?erro=${reason}`)
    expect(flash).toEqual({ fields: { usuario: 'ana@exemplo.com' }, hadFile: false })
  },
)

test('P6 a sign-in from the checkout leads back to it, also after a rejected attempt; any other value leads to the account', async () => {
  const fields = { usuario: 'ana@exemplo.com', senha: 'segredo-bem-longo' }
  expect((await post(signInByForm, { ...fields, volta: 'pagamento' }, 'en')).location).toBe(
    '/en/checkout/pagamento',
  )
  expect((await post(signUpByForm, { ...PERSON, volta: 'pagamento' })).location).toBe('/checkout/pagamento')
  for (const volta of ['//mal.example', 'pedido', ''])
    expect((await post(signInByForm, { ...fields, volta })).location).toBe('/checkout/acesso')
  open(() => Promise.resolve(Response.json({ error: 'x' }, { status: 401 })))
  const rejected = await post(signInByForm, { ...fields, volta: 'pagamento' })
  expect(rejected.location).toBe('/checkout/acesso?erro=senha&volta=pagamento')
})

test('an error that only the store finds is in the flash cookie too', async () => {
  open(() => Promise.resolve(Response.json({ campos: { celular: ['inválido'] } }, { status: 422 })))
  expect((await post(signUpByForm, PERSON)).flash?.problems).toEqual({ celular: 'inválido' })
})

test('P6 an accepted form redirects to the account page and sets no flash cookie', async () => {
  const { location, flash } = await post(signUpByForm, PERSON)
  expect([location, flash]).toEqual(['/checkout/acesso', undefined])
})

test('4.33 a sign-in from the page of an order leads back to it, also after a rejection; an invalid order number is ignored', async () => {
  expect((await post(signUpByForm, { ...PERSON, pedido: '1001' })).location).toBe('/pedido/1001#conta')
  expect((await post(signUpByForm, { ...PERSON, email: 'ana@', pedido: '1001' }, 'en')).location).toBe(
    '/en/checkout/acesso?erro=campos&pedido=1001',
  )
  for (const pedido of ['//outra.example', '0', '1001/../x', ''])
    expect((await post(signUpByForm, { ...PERSON, pedido })).location).toBe('/checkout/acesso')
})

test.each([
  [200, '/pedido/1001?aviso=guardado#aviso'],
  [409, '/pedido/1001?aviso=deOutraConta#aviso'],
  [404, '/pedido/1001#conta'],
  [503, '/pedido/1001#conta'],
])(
  '4.33 a sign-up from the page of an order puts it into the new account with the key in this browser’s cookie; response %d',
  async (status, page) => {
    open(({ url }) =>
      Promise.resolve(
        url.endsWith('/claim')
          ? Response.json({}, { status })
          : Response.json({}, { headers: { 'set-cookie': 'PHPSESSID=nova; Path=/' } }),
      ),
    )
    const cookie = 'PHPSESSID=antiga; pedido=1001.chave-do-pedido'
    const { location, calls } = await post(signUpByForm, { ...PERSON, pedido: '1001' }, 'pt', cookie)
    expect([location, calls]).toEqual([page, 3])
    const claim = sent[1]!
    expect([claim.method, new URL(claim.url).pathname]).toEqual(['POST', '/v2/front/order/1001/claim'])
    expect(await claim.json()).toEqual({ chave: 'chave-do-pedido' })
    expect(claim.headers.get('session')).toBe('nova')
  },
)

test('4.33 without the key of that very order a sign-in puts nothing into the account', async () => {
  for (const cookie of ['', 'pedido=1002.chave', 'pedido=1001']) {
    open(() => Promise.resolve(Response.json({})))
    const fields = { usuario: 'ana@exemplo.com', senha: 'x', pedido: '1001' }
    expect((await post(signInByForm, fields, 'pt', cookie)).location).toBe('/pedido/1001#conta')
    expect(sent.filter(({ url }) => url.includes('/order/'))).toEqual([])
  }
})

const HELD = 'PHPSESSID=antiga; pedido=1003.chave-c~1001.chave-a'

test('4.33 a sign-in anywhere sends the keys of the orders that this browser holds in the new session, and the account page tells the result', async () => {
  open(({ url }) =>
    Promise.resolve(
      url.endsWith('/checkout/orders')
        ? Response.json({ guardados: ['1001'], outros: ['1003'] })
        : Response.json({}, { headers: { 'set-cookie': 'PHPSESSID=nova; Path=/' } }),
    ),
  )
  const { location, flash } = await post(signUpByForm, PERSON, 'en', HELD)
  expect(location).toBe('/en/checkout/acesso')
  expect(flash?.fields).toEqual({ guardados: '1001', outros: '1003' })
  const claim = sent[1]!
  expect([claim.method, claim.headers.get('session')]).toEqual(['POST', 'nova'])
  const pedidos = [
    { numero: '1003', chave: 'chave-c' },
    { numero: '1001', chave: 'chave-a' },
  ]
  expect(await claim.json()).toEqual({ pedidos })
})

test.each([200, 401, 503])(
  '4.33 a sign-in succeeds when the store answers %d without orders; without orders in the browser it sends none',
  async (status) => {
    open(({ url }) =>
      Promise.resolve(Response.json({}, { status: url.endsWith('/checkout/orders') ? status : 200 })),
    )
    const fields = { usuario: 'ana@exemplo.com', senha: 'x' }
    const kept = await post(signInByForm, fields, 'pt', HELD)
    expect([kept.location, kept.flash, kept.calls]).toEqual(['/checkout/acesso', undefined, 2])
    expect((await post(signInByForm, fields, 'pt', 'pedido=')).calls).toBe(3)
  },
)

test('a sign-out closes the pages of the orders in this browser; one that fails changes nothing', async () => {
  const signedOut = async () => {
    const request = new Request('http://localhost/checkout/acesso/sair', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie: 'pedido=1001.chave' },
      body: new URLSearchParams(),
    })
    const response = await signOutByForm(request, { params: Promise.resolve({ lang: 'pt' }) })
    return [response.headers.get('location'), response.headers.getSetCookie()]
  }
  const closed = (name: string) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
  expect(await signedOut()).toEqual(['/checkout/acesso', [closed('pedido'), closed('pedido-email')]])
  open(() => Promise.resolve(new Response(null, { status: 503 })))
  expect(await signedOut()).toEqual(['/checkout/acesso?erro=indisponivel', []])
})
