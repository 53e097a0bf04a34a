import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'
import type { KitDocument, PageDocument, ProductCard, WireSettings, Structure } from './wire.ts'

const skip = { skip: skipOnExternalHost }
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const urlOf = (call: string, path: string) => `/v2/front/url/${call}?url=${encodeURIComponent(path)}`

test('4.1 the settings are those of the specification', skip, async () => {
  const { configuracoes } = await read<WireSettings>('/v2/front/settings')
  assert.deepEqual(
    {
      ...configuracoes,
      google: { ga: { gtm: configuracoes.google.ga.gtm || null } },
      pixelFacebook: { id: null },
    },
    {
      google: { ga: { gtm: null } },
      pixelFacebook: { id: null },
      loja: { nome: 'Rosalume', codigo: 'rosalume', moeda: 'BRL' },
      moedaIngles: { codigo: 'USD', taxa: 0.177, em: '2026-11-20' },
      promocaoProgressiva: { meta: 450, percentual: 20 },
      frete: { gratisAcimaDe: 299, valorFixo: 9.9 },
      pagamento: { descontoPix: 0 },
      parcelamento: { maximo: 12, semJuros: 1, taxa: 19.99 },
      carrinho: { valorMaximo: 1500, quantidadeMaxima: 99 },
      avaliacoes: {
        porPagina: 10,
        acrescimoContagem: { valor: 237000, produtos: ['colageno verisol', 'atendimento', 'entrega'] },
      },
    },
  )
})

test('spec section 3 the kits of one and two pots have their prices and variations', skip, async () => {
  const { conteudo } = await read<PageDocument<{ listas: KitDocument[] }>>('/v2/front/url/home')
  const one = conteudo.listas.find(({ id }) => id === 'KIT1')
  const two = conteudo.listas.find(({ id }) => id === 'KIT2')
  assert.deepEqual(one?.precosGerais, { precoDe: 49.9, precoPor: 24.9 })
  assert.deepEqual(two?.precosGerais, { precoDe: 99.8, precoPor: 44.7 })
  assert.deepEqual(one.variacoes.map(({ id }) => id).toSorted(), ids(422, 426))
  assert.deepEqual(two.variacoes.map(({ id }) => id).toSorted(), ids(427, 435))
  assert.deepEqual(
    one.variacoes.map(({ nome }) => nome),
    ['Cranberry', 'Limão', 'Tangerina', 'Frutas Tropicais', 'Pink Lemonade'],
  )
  assert.deepEqual([one.quantidade, two.quantidade, one.idLista, one.categoria], [1, 2, 422, 'colageno'])
  assert.deepEqual(one.url, { categoria: '/colageno', single: '/colageno', lista: '/colageno-1-pote.html' })
  const english = await read<PageDocument<{ listas: KitDocument[] }>>('/v2/front/url/home', {
    'Accept-Language': 'en',
  })
  assert.deepEqual(
    english.conteudo.listas.find(({ id }) => id === 'KIT1')?.variacoes.map(({ nome }) => nome),
    ['Cranberry', 'Lemon', 'Tangerine', 'Tropical Fruits', 'Pink Lemonade'],
  )
})

test('4.7 the list call has the price of the kit', skip, async () => {
  type Detail = PageDocument<{ id: number; precos: ProductCard['precos'] }>
  const { conteudo, estrutura } = await read<Detail>(urlOf('list/detail', '/lista/colageno-1-pote.html'))
  assert.deepEqual([conteudo.id, conteudo.precos.de, conteudo.precos.por], [422, 49.9, 24.9])
  assert.equal(estrutura.seo.indexar, false)
})

test('4.6 the collagen page has the numbers of the contract', skip, async () => {
  const { conteudo } = await read<PageDocument<ProductCard & { listas: string[] }>>(
    urlOf('product/detail', '/colageno'),
  )
  assert.equal(conteudo.id, 422)
  const installments = new Map(
    conteudo.precos.parcelamento.map((installment) => [installment.parcelas, installment]),
  )
  assert.deepEqual(installments.get(1), { parcelas: 1, valorParcela: 24.9, valorTotal: 24.9, taxa: 0 })
  assert.deepEqual(installments.get(6), { parcelas: 6, valorParcela: 4.98, valorTotal: 29.88, taxa: 19.99 })
  assert.deepEqual(installments.get(12), { parcelas: 12, valorParcela: 2.49, valorTotal: 29.88, taxa: 19.99 })
  assert.ok(['KIT1', 'KIT2'].every((kit) => conteudo.listas.includes(kit)))
})

test('4.10 the example cart of the contract has a total of 94.50', skip, async () => {
  const visitor = new Shopper()
  await visitor.add({ idProduto: 422, quantidade: 2 })
  const { body } = await visitor.add({ idProduto: 432 })
  assert.deepEqual(
    [body.quantidadeItens, body.quantidadeTotal, body.subtotal.valor, body.total.valor],
    [2, 3, 94.5, 94.5],
  )
  assert.deepEqual(body.promocoes, [
    { tipo: 'progressiva', meta: 450, percentual: 20, atingida: false, falta: 355.5, desconto: 0 },
  ])
  const installments = body.subtotal.parcelamento
  assert.deepEqual(installments[1], { parcelas: 2, valorParcela: 56.7, valorTotal: 113.39, taxa: 19.99 })
  assert.deepEqual(installments[11], { parcelas: 12, valorParcela: 9.45, valorTotal: 113.39, taxa: 19.99 })
  assert.match(body.itens[0]?.nome ?? '', /1 pote.*Cranberry/)
})

test('4.10 above the goal the discount is 20 %: 491.70 less 98.34 is 393.36', skip, async () => {
  const visitor = new Shopper()
  const { body } = await visitor.add({ idProduto: 432, quantidade: 11 })
  assert.deepEqual(
    [body.subtotal.valor, body.promocoes[0]?.desconto, body.total.valor],
    [491.7, 98.34, 393.36],
  )
  assert.deepEqual([body.promocoes[0]?.atingida, body.promocoes[0]?.falta], [true, 0])
})

test('spec section 2 every institutional page exists', skip, async () => {
  for (const slug of [
    'politica-de-pagamento',
    'politica-de-privacidade',
    'duvidas-frequentes',
    'atendimento',
    'termos',
    'quem-somos',
    'troca-e-devolucao',
  ]) {
    const { estrutura } = await read<{ estrutura: Structure }>(urlOf('page', `/pagina/${slug}`))
    assert.ok(estrutura.seo.title && estrutura.breadcrumb.length === 2, slug)
    assert.deepEqual(await read(urlOf('verify', `/pagina/${slug}`)), { nivel: 'page' })
  }
})

test('spec section 2 the overview of institutional pages and the references page exist', skip, async () => {
  for (const [path, pt, en] of [
    ['/pagina', 'Institucional', 'About us and help'],
    ['/pagina/referencias', 'Referências científicas', 'Scientific references'],
  ] as const) {
    assert.deepEqual(await read(urlOf('verify', path)), { nivel: 'page' })
    for (const [language, title] of [
      ['pt-BR', pt],
      ['en', en],
    ] as const) {
      const { estrutura, conteudo } = await read<PageDocument<{ titulo: string }>>(urlOf('page', path), {
        'Accept-Language': language,
      })
      assert.equal(conteudo.titulo, title)
      assert.ok(estrutura.seo.title.startsWith(title) && estrutura.seo.description.length > 80, title)
      assert.deepEqual(
        [estrutura.nivel, estrutura.seo.indexar, estrutura.breadcrumb.length],
        ['page', true, 2],
      )
    }
  }
})

test('spec section 2 every product of the menu has its page', skip, async () => {
  for (const path of [
    '/colageno',
    '/colageno-para-gravidas-e-lactantes-lac-gest-rosalume',
    '/colageno-tipo-2-rosalume',
    '/verisol',
    '/creatina-morning-shot',
    '/creme-facial-resveratrol-para-o-dia.html',
    '/gomas-renova-hair',
    '/melatonina',
    '/creme-facial-retinol-para-a-noite.html',
    '/espuma-de-limpeza-facial.html',
    '/omega-3-epa-dha-vita-e.html',
    '/hidratante-facial-protecao-solar-fps-60-uvauvb-com-acido-hialuronico.html',
    '/mascara-de-argila-rosa-com-acido-hialuronico.html',
    '/multivitaminico-premium-de-a-a-z.html',
    '/serum',
    '/whey',
  ]) {
    const { conteudo } = await read<PageDocument<ProductCard>>(urlOf('product/detail', path))
    assert.equal(new URL(conteudo.url).pathname, path)
  }
})

test('P4 another slug in place of the brand is 404', skip, async () => {
  const visitor = new Shopper()
  for (const path of ['/colageno-tipo-2-outra', '/colageno-tipo-2-{brand}', '/colageno-tipo-2-'])
    assert.equal((await visitor.call('GET', urlOf('product/detail', path))).status, 404, path)
})
