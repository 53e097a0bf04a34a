import { LANGUAGES } from '../languages.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { expect, test as shopTest, visit } from './fixtures.ts'
import { otherBrand } from './foreign-shop.ts'

const [{ add: ADD }] = LANGUAGES
const SCREWDRIVER = '/chave-de-fenda.html'
const BREAKFAST = '/lista/kit-cafe-da-manha.html'
const ADDED = '/checkout/carrinho/?aviso=adicionado'

/** A case in the shop in front of an external store, with a browser without JavaScript. */
function test(name: string, body: (plain: PlainBrowser) => Promise<void>): void {
  shopTest(name, () => visit(otherBrand.origin, body))
}

const pathOf = ({ url }: PlainBrowser) => url.pathname + url.search

test('platform 3.3 T21 a variation of an external store is bought with a plain form', async (plain) => {
  await plain.open(SCREWDRIVER)
  plain.fill(/^8 x 200 mm/, true, plain.main)
  await plain.press(ADD, plain.main)
  expect(pathOf(plain)).toBe(ADDED)
  expect(plain.text(plain.main)).toContain('Medida: 8 x 200 mm')
  expect(plain.text(plain.main)).toMatch(/R\$\s23,90/)
})

test('platform 3.5 T21 a list of an external store is bought with a plain form', async (plain) => {
  await plain.open(BREAKFAST)
  plain.fill(/^Fina/, true, plain.main)
  await plain.press('Adicionar tudo ao carrinho', plain.main)
  expect(pathOf(plain)).toBe(ADDED)
  for (const part of ['Moagem: Fina', 'Coador de pano']) expect(plain.text(plain.main)).toContain(part)
})

test('platform 3.2 T21 a card is bought with a plain form', async (plain) => {
  await plain.open('/cafes')
  await plain.press('Adicionar ao carrinho: Café Vale do Sol 500 g')
  expect(pathOf(plain)).toBe(ADDED)
  expect(plain.text(plain.main)).toContain('Café Vale do Sol 500 g')
})

test('platform 3.6 T21 a coupon of an external store stays on the cart page', async (plain) => {
  await plain.open('/filtro-de-papel.html')
  await plain.press(ADD, plain.main)
  plain.fill('Código do cupom', 'BALCAO10')
  await plain.press('Aplicar')
  expect(plain.url.search).toBe('?aviso=cupom_aplicado')
  await plain.open('/checkout/carrinho/')
  expect(plain.text(plain.main)).toContain('Cupom BALCAO10 aceito; o carrinho já traz desconto.')
})

test('platform 3.6 T21 the shipping quote of a plain form is of the chosen variation, which is required', async (plain) => {
  await plain.open(SCREWDRIVER)
  plain.fill(/CEP/, '01310-100', plain.main)
  await expect(plain.press('Calcular', plain.main)).rejects.toThrow(/a browser does not send/)
  plain.fill('Medida', '5 x 100 mm', plain.main)
  await plain.press('Calcular', plain.main)
  for (const part of ['Chave de fenda, 5 x 100 mm', 'Econômico'])
    expect(plain.text(plain.main)).toContain(part)
  expect(plain.field('Medida', plain.main).value).toMatch(/^\d+$/)
  const sent = otherBrand.store.requests.filter(({ url }) => url.endsWith('shipment/product'))
  expect(JSON.parse(sent.at(-1)!.body)).toMatchObject({ idProduto: 106 })
  expect(JSON.parse(sent.at(-1)!.body).idAtributoValor).toBeGreaterThan(0)
})

test('platform 3.3 a product with a personalization or a set is bought on the store’s own page', async (plain) => {
  for (const path of ['/avental-bordado', '/colecao-completa-p307']) {
    await plain.open(path)
    expect(plain.text(plain.main)).toMatch(/R\$\s/)
    expect(plain.text(plain.main)).toContain('só a página dela tem')
    expect(() => plain.find('button', ADD, plain.main)).toThrow(/no button has the name/)
    expect(plain.find('link', 'Comprar no site da loja').getAttribute('href')).toBe(
      otherBrand.store.origin + path,
    )
  }
})

test('platform 3.3 a product that is sold out or has no price has no buy button', async (plain) => {
  for (const path of ['/gerador-a-diesel-40-kva.html', '/torrefador-industrial.html']) {
    await plain.open(path)
    expect(() => plain.find('button', ADD, plain.main)).toThrow(/no button has the name/)
    expect(plain.text(plain.main)).not.toMatch(/R\$\s*\d/)
  }
  await plain.open('/bota-de-trilha-preta')
  expect(() => plain.find('button', ADD, plain.main)).toThrow(/no button has the name/)
  await plain.follow(/Marrom/, plain.main)
  expect(plain.url.pathname).toBe('/bota-de-trilha-marrom')
})
