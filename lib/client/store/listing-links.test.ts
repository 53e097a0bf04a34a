/** @jest-environment node */
import type { ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'
import { DEFAULT_LISTING_PARAMS } from '../../routes/listing-address.ts'
import { getListing } from './listing.ts'

type Answer = (query: URLSearchParams) => unknown

function storeThat(answer: Answer) {
  const calls: URLSearchParams[] = []
  const store: ApiClient = {
    lang: 'pt',
    async call(_method, path, schema) {
      const query = new URLSearchParams(path.split('?')[1])
      calls.push(query)
      return (schema as unknown as { validate(value: unknown): Promise<never> }).validate(answer(query))
    },
  }
  return { store, calls }
}

const link = (query: string) => ({ url: `https://loja.example/roupas?${query}`, rota: [] })
const DETAILS = {
  categorias: { filhas: [{ id: '1', nome: 'Camisetas', url: 'https://loja.example/roupas/camisetas' }, []] },
  marcas: { 3: { nome: 'Serra &amp; Cia', ativo: 's', ...link('order=fav') } },
  atributos: [
    { nome: 'Cor', valores: { 1: { label: '<b>Azul</b>', ativo: 0, ...link('atributo=cor-7&x=1') } } },
  ],
  filtros: [],
  filtrosPreco: [{ de: '0', ate: '50,00', url: '', rota: { query: { preco: '0:5000' } } }, 'x'],
  filtrosDescontoPrecoPor: { a: { de: 10, ate: 20, ...link('descontoPrecoPor=10') } },
  ordenacao: [
    { label: 'Popularidade', atual: 1, ...link('order=pop') },
    { label: 'Favoritos', atual: 0, ...link('order=fav') },
  ],
}
const page = (more: object = {}, info: object = {}) => ({
  estrutura: [],
  conteudo: { produtos: [], detalhes: DETAILS, marca: [], categoria: { nome: 'Roupas <b>!</b>' }, ...more },
  info: { total: '40', limit: '24', offset: '0', ...info },
})
const request = { kind: 'category', path: '/roupas', params: DEFAULT_LISTING_PARAMS, limit: 24 } as const

test('platform 3.4: filters, orders and sub-categories are the store’s own links', async () => {
  const listing = await getListing(storeThat(() => page()).store, request)
  expect(listing.heading).toBe('Roupas !')
  expect(listing.subcategories).toEqual([{ label: 'Camisetas', path: '/roupas/camisetas' }])
  expect(listing.orders).toEqual([
    { label: 'Popularidade', storeQuery: 'order=pop', isCurrent: true },
    { label: 'Favoritos', storeQuery: 'order=fav', isCurrent: false },
  ])
  expect(listing.filterGroups).toEqual([
    { kind: 'brand', links: [{ label: 'Serra & Cia', storeQuery: 'order=fav', isCurrent: true }] },
    {
      kind: 'attribute',
      name: 'Cor',
      links: [{ label: 'Azul', storeQuery: 'atributo=cor-7', isCurrent: false }],
    },
    { kind: 'price', links: [{ from: 0, to: 5000, storeQuery: 'preco=0%3A5000', isCurrent: false }] },
    { kind: 'discount', links: [{ from: 10, to: 20, storeQuery: 'descontoPrecoPor=10', isCurrent: false }] },
  ])
})

test('platform 3.4: the store gets its own query unchanged, without parameters of the shop', async () => {
  const { store, calls } = storeThat(() => page())
  await getListing(store, {
    ...request,
    params: { ...DEFAULT_LISTING_PARAMS, storeQuery: 'order=fav&preco=0%3A5000', page: 2 },
  })
  expect([...calls[0]!]).toEqual([
    ['url', '/roupas'],
    ['offset', '24'],
    ['limit', '24'],
    ['order', 'fav'],
    ['preco', '0:5000'],
  ])
})

test('platform 1: after a 400 the page size is 12; a smaller limit in the response corrects the offset, so no product is skipped', async () => {
  const rejecting = storeThat((query) => {
    if (query.get('limit') !== '12') throw new ApiError('http', 'HTTP 400', { status: 400 })
    return page({}, { limit: 12 })
  })
  const second = { ...request, params: { ...DEFAULT_LISTING_PARAMS, page: 2 } }
  expect((await getListing(rejecting.store, second)).pageSize).toBe(12)
  expect(rejecting.calls.map((query) => query.get('offset'))).toEqual(['24', '12'])
  const clamping = storeThat(() => page({}, { limit: 20 }))
  await getListing(clamping.store, second)
  expect(clamping.calls.map((query) => query.get('offset'))).toEqual(['24', '20'])
  const broken = storeThat(() => {
    throw new ApiError('http', 'HTTP 400', { status: 400 })
  })
  await expect(getListing(broken.store, request)).rejects.toMatchObject({ kind: 'contract' })
})

test('platform 3.2, 3.3: a card has what the product is for, by the names that stores give to such a filter, and its only or selected size', async () => {
  const filtros = [
    { nome: 'Cor', label: 'Azul' },
    { nome: 'Benefícios', label: 'Pele <b>firme</b>' },
    { nome: 'OBJETIVO', label: 'Unhas' },
    { nome: 'Objetivo', label: '' },
  ]
  const cardWith = (id: number, unico: unknown) => ({ id, nome: 'Pó', filtros, atributos: { unico } })
  const size = (label: string, selecionado = false) => ({ label, selecionado })
  const produtos = [
    cardWith(1, { valores: [size('216 g')] }),
    cardWith(2, { valores: [size('100 g'), size('200 g', true)] }),
    cardWith(3, { valores: [size('100 g'), size('200 g')] }),
    { ...cardWith(4, []), filtros: [] },
  ]
  const { products } = await getListing(storeThat(() => page({ produtos })).store, request)
  expect(products.map(({ purposes, size }) => [purposes, size])).toEqual([
    [['Pele firme', 'Unhas'], '216 g'],
    [['Pele firme', 'Unhas'], '200 g'],
    [['Pele firme', 'Unhas'], undefined],
    [undefined, undefined],
  ])
})

test('platform 3.2: a card has the store’s rating, the lowest price in stock and whether a choice is needed', async () => {
  const card = {
    id: '7',
    nome: 'Camiseta',
    url: 'https://loja.example/camiseta',
    precos: { por: 50 },
    avaliacao: { media: '4,5', quantidade: 7 },
    // The last one, which costs least, is sold out.
    atributos: {
      simples: {
        valores: [
          { precos: { por: 50 } },
          { precos: { por: '39,90' }, estoque: 3 },
          { precos: { por: 20 }, estoque: 0 },
        ],
      },
    },
  }
  const listing = await getListing(storeThat(() => page({ produtos: [card, { id: 0 }, 'x'] })).store, request)
  expect(listing.products).toMatchObject([
    { id: 7, price: 3990, isLowestPrice: true, hasChoice: true, rating: { average: 4.5, count: 7 } },
  ])
})
