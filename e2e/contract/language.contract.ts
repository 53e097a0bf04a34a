import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne, read } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument, ShipmentDocument, PageDocument } from './wire.ts'

type Page = PageDocument<{ nome?: string; titulo?: string }>

const skip = { skip: skipOnExternalHost }
const urlOf = (call: string, path: string) => `/v2/front/url/${call}?url=${encodeURIComponent(path)}`
const get = <T>(path: string, language?: string) =>
  new Shopper().call<T>('GET', path, undefined, { 'Accept-Language': language })

const PAGES = [
  { path: '/v2/front/url/home', at: '/' },
  { path: urlOf('page', '/pagina/atendimento'), at: '/pagina/atendimento' },
  { path: urlOf('product/detail', '/colageno'), at: '/colageno' },
  { path: urlOf('list/detail', '/lista/colageno-1-pote.html'), at: '/lista/colageno-1-pote.html' },
  { path: urlOf('product/listing/landing-page', '/produtos'), at: '/produtos' },
]

test('P1 Accept-Language sets the language of a document, its links and its ETag', skip, async () => {
  for (const { path, at } of PAGES) {
    const portuguese = await get<Page>(path, 'pt-BR')
    const english = await get<Page>(path, 'en')
    assert.equal(portuguese.headers.get('content-language'), 'pt-BR', path)
    assert.equal(english.headers.get('content-language'), 'en', path)
    assert.equal(portuguese.body.estrutura.seo.canonical, `${subject.siteUrl}${at}`)
    assert.equal(
      english.body.estrutura.seo.canonical.replace(/\/$/, ''),
      `${subject.siteUrl}/en${at}`.replace(/\/$/, ''),
    )
    assert.notEqual(english.body.estrutura.seo.title, portuguese.body.estrutura.seo.title, path)
    assert.notEqual(english.headers.get('etag'), portuguese.headers.get('etag'), path)
    for (const { url } of english.body.estrutura.breadcrumb)
      assert.ok(url.startsWith(`${subject.siteUrl}/en`), url)
    for (const { url } of portuguese.body.estrutura.breadcrumb)
      assert.ok(url.startsWith(`${subject.siteUrl}/`) && !/\/en(\/|$)/.test(url), url)
  }
})

test('P1 Accept-Language headers of real browsers are parsed; Portuguese is the default', skip, async () => {
  for (const [header, expected] of [
    [undefined, 'pt-BR'],
    ['', 'pt-BR'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
    ['en-US,en;q=0.9', 'en'],
    ['EN', 'en'],
    ['de', 'pt-BR'],
    ['*', 'pt-BR'],
    [';;q=,,', 'pt-BR'],
    ['x'.repeat(4000), 'pt-BR'],
  ] as const)
    assert.equal((await get('/v2/front/url/home', header)).headers.get('content-language'), expected, header)
})

test('P1 a path under /en is English with any Accept-Language', skip, async () => {
  for (const [call, path] of [
    ['page', '/pagina/atendimento'],
    ['product/detail', '/colageno'],
    ['verify', '/colageno'],
    ['product/listing/landing-page', '/produtos'],
  ] as const) {
    const plain = await get<Page>(urlOf(call, path), 'en')
    for (const header of [undefined, 'pt-BR']) {
      const prefixed = await get<Page>(urlOf(call, `/en${path}`), header)
      assert.deepEqual([prefixed.status, prefixed.body], [200, plain.body], `${call} ${path}`)
      assert.equal(prefixed.headers.get('content-language'), 'en')
    }
  }
})

test('P1 names, menus, messages and errors are in the requested language', skip, async () => {
  const { id } = await pickOne()
  const textsIn = async (language: string) => {
    const visitor = new Shopper()
    visitor.headers = { 'Accept-Language': language }
    const cart = await visitor.add({ idProduto: id })
    const unknown = await get<ErrorDocument>(urlOf('verify', '/nada'), language)
    const menu = await get<{ menu: { label: string }[] }>('/v2/front/struct/menus/menu-principal', language)
    const notThere = await visitor.put({ idProduto: 1 }, 2)
    const shipping = await visitor.call<ShipmentDocument>('POST', '/v2/front/shipment/list', {
      cep: '01310100',
      idLista: id,
      quantidade: 1,
    })
    const field = await visitor.add({ idProduto: id, quantidade: -1 })
    return {
      line: cart.body.itens[0]?.nome,
      unknown: unknown.body.error,
      menu: menu.body.menu.map(({ label }) => label).join(),
      notThere: notThere.body.error,
      shipping: shipping.body.fretes[0]?.label,
      field: JSON.stringify(field.body.campos),
      fieldError: field.body.error,
    }
  }
  const portuguese = await textsIn('pt-BR')
  const english = await textsIn('en')
  for (const [key, text] of Object.entries(portuguese)) {
    assert.ok(text, key)
    assert.notEqual(english[key as keyof typeof english], text, key)
  }
})

test('P1 the same cart can be requested in both languages', skip, async () => {
  const visitor = new Shopper()
  await visitor.add({ idProduto: (await pickOne()).id }, { 'Accept-Language': 'en' })
  const english = await visitor.cart({ 'Accept-Language': 'en' })
  const portuguese = await visitor.cart({ 'Accept-Language': 'pt-BR' })
  assert.equal(english.headers.get('content-language'), 'en')
  assert.notEqual(english.body.itens[0]?.nome, portuguese.body.itens[0]?.nome)
  const numbers = ({ body }: typeof english) => [body.versao, body.subtotal, body.total, body.quantidadeTotal]
  assert.deepEqual(numbers(english), numbers(portuguese))
})

test('P3 prices are the same numbers in both languages', skip, async () => {
  const prices = async (language: string) => {
    const page = await read<PageDocument<{ precos: unknown }>>(urlOf('product/detail', '/colageno'), {
      'Accept-Language': language,
    })
    return page.conteudo.precos
  }
  assert.deepEqual(await prices('en'), await prices('pt-BR'))
})
