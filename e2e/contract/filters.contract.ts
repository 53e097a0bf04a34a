import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listingSchema } from '#lib/contract/listing.ts'
import { read } from './catalogue.ts'
import { skipOnExternalHost } from './subject.ts'
import type { PageDocument, ProductCard } from './wire.ts'

interface Filter {
  label: string
  valor: string
  nivel: number
  quantidade: number
  atual: boolean
}
type Listed = ProductCard & { categoria: { id: number; nome: string; nivel: number; url: string } | null }
type Listing = PageDocument<{ produtos: Listed[]; detalhes: { filtros: Filter[] } }>

const skip = { skip: skipOnExternalHost }
const LISTING = '/v2/front/url/product/listing'
const ALL = `${LISTING}/landing-page?url=%2Fprodutos`
const PLACES = [
  ALL,
  `${LISTING}/brand?url=%2Fmarca%2Frosalume`,
  `${LISTING}/category?url=%2Fcategoria%2Fsuplementos`,
  `${LISTING}/search?busca=colageno`,
]
const get = (place: string, more = '') => read<Listing>(`${place}&limit=100${more}`)
const idsOf = ({ conteudo }: Listing) => conteudo.produtos.map(({ id }) => id)

test('4.8 every listing has its category filters with product counts', skip, async () => {
  for (const place of PLACES) {
    const whole = await get(place)
    const { filtros } = whole.conteudo.detalhes
    assert.ok(filtros.length > 0, place)
    assert.equal(new Set(filtros.map(({ valor }) => valor)).size, filtros.length)
    for (const { valor, label, quantidade, atual } of filtros) {
      assert.equal(atual, false)
      const narrowed = await get(place, `&categoria=${valor}`)
      const about = `${place} ${valor}`
      assert.equal(narrowed.info?.total, quantidade, about)
      assert.equal(narrowed.conteudo.produtos.length, quantidade, about)
      assert.deepEqual(
        idsOf(whole).filter((id) => idsOf(narrowed).includes(id)),
        idsOf(narrowed),
        `${about}: the same products in the same order`,
      )
      for (const { categoria } of narrowed.conteudo.produtos) assert.ok(categoria?.url, about)
      assert.deepEqual(
        narrowed.conteudo.detalhes.filtros,
        filtros.map((filter) => ({ ...filter, atual: filter.valor === valor })),
        `${about}: the filters stay the same, only the active one changes`,
      )
      assert.ok(label.length > 0)
    }
  }
})

test('4.8 filters are two levels deep, each category followed by its children', skip, async () => {
  const { conteudo, info } = await get(ALL)
  const { filtros } = conteudo.detalhes
  const top = filtros.filter(({ nivel }) => nivel === 1)
  assert.deepEqual(
    top.map(({ valor }) => valor),
    ['suplementos', 'skincare'],
  )
  assert.equal(
    top.reduce((sum, { quantidade }) => sum + quantidade, 0),
    info?.total,
  )
  assert.deepEqual(new Set(filtros.map(({ nivel }) => nivel)), new Set([1, 2]))
  assert.equal(filtros[0]?.nivel, 1)
  const suplementos = await get(`${LISTING}/category?url=%2Fcategoria%2Fsuplementos`)
  assert.ok(
    !suplementos.conteudo.detalhes.filtros.some(({ valor }) => valor === 'suplementos'),
    'a category is not its own filter',
  )
  const deep = await get(ALL, '&categoria=colageno-verisol')
  assert.deepEqual(
    deep.conteudo.detalhes.filtros.filter(({ atual }) => atual).map(({ valor, nivel }) => [valor, nivel]),
    [['colageno-verisol', 3]],
    'the selected category is listed',
  )
  const english = await read<Listing>(ALL, { 'Accept-Language': 'en' })
  assert.deepEqual(
    english.conteudo.detalhes.filtros.slice(0, 2).map(({ label, valor }) => [label, valor]),
    [
      ['Supplements', 'suplementos'],
      ['Collagen', 'colageno'],
    ],
  )
})

test('4.8 disponivel=1 omits sold-out products, alone and with a category', skip, async () => {
  for (const place of [...PLACES, `${ALL}&categoria=skincare`, `${ALL}&categoria=mascaras-faciais`]) {
    const whole = await get(place)
    const inStock = whole.conteudo.produtos
      .filter(({ status }) => status === 'disponivel')
      .map(({ id }) => id)
    const narrowed = await get(place, '&disponivel=1')
    assert.deepEqual(idsOf(narrowed), inStock, place)
    assert.equal(narrowed.info?.total, inStock.length, place)
    for (const { valor, quantidade, atual } of narrowed.conteudo.detalhes.filtros) {
      const about = `${place} ${valor}: filters count the products in stock, and only the selected one may have none`
      const both = await get(place.replace(/&categoria=[^&]+/, ''), `&disponivel=1&categoria=${valor}`)
      assert.equal(both.info?.total, quantidade, about)
      assert.ok(quantidade > 0 || atual, about)
    }
  }
  const all = await get(ALL)
  assert.ok(
    all.conteudo.produtos.some(({ status }) => status !== 'disponivel'),
    'the category has a sold-out product',
  )
  for (const value of ['0', '', 'x', 'true'])
    assert.deepEqual(idsOf(await get(ALL, `&disponivel=${value}`)), idsOf(all), value)
})

test(
  '4.8 a filtered listing sorts and pages, and its next and previous calls have the filters',
  skip,
  async () => {
    const more = '&categoria=suplementos&disponivel=1'
    for (const order of ['popularidade', 'menor-preco', 'maior-preco']) {
      const whole = await get(ALL, `${more}&order=${order}`)
      const walked: number[] = []
      let next: string | null | undefined = `${ALL}&limit=4${more}&order=${order}`
      while (next) {
        const page: Listing = await read<Listing>(next)
        walked.push(...idsOf(page))
        next = page.info?.next
      }
      assert.deepEqual(walked, idsOf(whole), order)
      const prices = whole.conteudo.produtos.map(({ precos }) => precos.por)
      if (order !== 'popularidade')
        assert.deepEqual(
          prices,
          prices.toSorted((a, b) => (order === 'menor-preco' ? a - b : b - a)),
        )
    }
  },
)

test('4.8 an unknown category, or one outside the listing, is an empty list with 200', skip, async () => {
  const invalidSlugs = [
    'nada',
    '-',
    '?',
    '%00',
    "'; drop table category",
    'COLAGENO',
    'colageno/',
    '../',
    'x'.repeat(200),
  ]
  for (const slug of invalidSlugs) {
    const { conteudo, info } = await get(ALL, `&categoria=${encodeURIComponent(slug)}`)
    assert.deepEqual([conteudo.produtos, info?.total], [[], 0], slug)
    assert.ok(conteudo.detalhes.filtros.length > 0, slug)
  }
  const other = await get(`${LISTING}/category?url=%2Fcategoria%2Fskincare`, '&categoria=colageno')
  assert.deepEqual([other.conteudo.produtos, other.info?.total], [[], 0])
  assert.deepEqual(idsOf(await get(ALL, '&categoria=')), idsOf(await get(ALL)))
})

test('4.8 every listed product names its category, and the shop can parse the listing', skip, async () => {
  for (const place of PLACES) {
    const body = await get(place)
    const read = await listingSchema.validate(body)
    for (const [index, { categoria }] of body.conteudo.produtos.entries()) {
      assert.ok(categoria && categoria.id > 0 && categoria.nome && categoria.nivel >= 1)
      assert.match(categoria.url, /\/categoria\/[a-z0-9-]+$/)
      assert.equal(read.conteudo.produtos[index]?.categoria?.url, categoria.url)
    }
    assert.equal(read.conteudo.detalhes.filtros.length, body.conteudo.detalhes.filtros.length)
  }
})
