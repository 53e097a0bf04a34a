import { setHost } from '../host/host.ts'
import { flashOf } from '../testing/flash-of.ts'
import { openTestHost } from '../testing/test-host.ts'
import { addToCartByForm } from './cart-forms.ts'
import { changeCouponByForm } from './coupon-form.ts'

let cookie: string

beforeEach(async () => {
  const api = await globalThis.openStoreApi()
  openTestHost((request: Request) => api.fetch(request))
  cookie = ''
  const added = await post(addToCartByForm, { idProduto: '422', tipo: 'lista', quantidade: '5' })
  cookie = added.headers.getSetCookie()[0]!.split(';')[0]!
})

afterEach(() => setHost(undefined))

function post(
  handler: typeof changeCouponByForm,
  fields: Record<string, string>,
  lang = 'pt',
  site = 'same-origin',
) {
  const request = new Request('http://localhost/checkout', {
    method: 'POST',
    headers: { 'sec-fetch-site': site, cookie },
    body: new URLSearchParams(fields),
  })
  return handler(request, { params: Promise.resolve({ lang }) })
}

const target = (response: Response) => [response.status, response.headers.get('location')]

test('4.20 an accepted coupon leads to the cart with a notice; removing it too', async () => {
  const applied = await post(changeCouponByForm, { cupom: ' bemvindo10 ' }, 'en')
  expect(target(applied)).toEqual([303, '/en/checkout/carrinho/?aviso=cupom_aplicado'])
  const removed = await post(changeCouponByForm, { cupom: 'BEMVINDO10', acao: 'remover' })
  expect(target(removed)).toEqual([303, '/checkout/carrinho/?aviso=cupom_removido'])
})

test.each([
  ['NATAL', 'pt', 'Este cupom não existe ou já venceu.'],
  ['NATAL', 'en', 'This coupon does not exist or has expired.'],
  ['', 'pt', 'Digite o código do cupom.'],
])(
  '4.20 "%s" in %s is rejected with its reason, and the form shows the code again',
  async (cupom, lang, message) => {
    const response = await post(changeCouponByForm, { cupom }, lang)
    expect(target(response)).toEqual([303, lang === 'en' ? '/en/checkout/carrinho/' : '/checkout/carrinho/'])
    expect(flashOf(response)).toMatchObject({ fields: { cupom }, message })
  },
)

test('4.20 a code that is too long is cut between two characters and rejected as unknown', async () => {
  const flash = flashOf(await post(changeCouponByForm, { cupom: `a${'🍓'.repeat(30)}` }))
  expect(flash?.message).toBe('Este cupom não existe ou já venceu.')
})

test('in an outage the form shows the code again and a message that it was not sent', async () => {
  openTestHost(() => Promise.reject(new Error('down')))
  const flash = flashOf(await post(changeCouponByForm, { cupom: 'NATAL' }))
  expect(flash?.message).toMatch(/^Não foi possível enviar o cupom agora/)
})

test('L23 a form from another origin is rejected', async () => {
  expect((await post(changeCouponByForm, { cupom: 'NATAL' }, 'pt', 'cross-site')).status).toBe(403)
})
