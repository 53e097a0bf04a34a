import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cents } from './cart-arithmetic.ts'
import { read } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument, KitDocument, PageDocument, ProductCard } from './wire.ts'

interface SortOption {
  label: string
  atual: boolean
  valor?: string
}
interface Content {
  busca?: { texto: string; textoUsado?: string }
  categoria: { id: number; nome: string; nivel: number; taxonomia: { id: number; nome: string }[] } | null
  marca: { id: number; nome: string } | null
  produtos: ProductCard[]
  detalhes: {
    ordenacao: SortOption[]
    precoLivre?: boolean
    filtrosPreco: { de: number; ate?: number; ativo: boolean; rota: { query: { preco?: string } } }[]
  }
}
type Listing = PageDocument<Content>

const LISTING = '/v2/front/url/product/listing'
const search = (busca: string, more = '') => `${LISTING}/search?busca=${encodeURIComponent(busca)}${more}`
const all = (more = '') => `${LISTING}/landing-page?url=%2Fprodutos${more}`
const skus = ({ conteudo }: Listing) => conteudo.produtos.map(({ sku }) => sku)

test('4.8 search ignores case and accents, trims the text, and is never indexable', async () => {
  const plain = await read<Listing>(search('colageno'))
  assert.ok(plain.conteudo.produtos.length > 0)
  for (const words of ['colágeno', 'COLÁGENO', '  Colageno  ']) {
    const { conteudo, estrutura } = await read<Listing>(search(words))
    assert.deepEqual(
      conteudo.produtos.map(({ sku }) => sku),
      skus(plain),
      words,
    )
    assert.equal(conteudo.busca?.texto, words.trim())
    assert.equal(estrutura.seo.indexar, false)
    assert.equal(new URL(estrutura.seo.canonical).searchParams.get('busca'), words.trim())
  }
})

const paths = ({ conteudo }: Listing) => conteudo.produtos.map(({ url }) => new URL(url).pathname)

test('R65 4.8 a product has the time of its last change, which repeated requests do not move', async () => {
  const first = (await read<Listing>(all('&limit=100'))).conteudo.produtos
  const times = first.flatMap(({ atualizadoEm }) => atualizadoEm ?? [])
  if (!skipOnExternalHost) assert.equal(times.length, first.length)
  for (const time of times) {
    assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/)
    assert.ok(Date.parse(time) <= Math.max(Date.now(), subject.clock?.now() ?? 0), time)
  }
  const again = (await read<Listing>(all('&limit=99'))).conteudo.produtos
  assert.deepEqual(
    again.slice(0, 5).map(({ atualizadoEm }) => atualizadoEm),
    first.slice(0, 5).map(({ atualizadoEm }) => atualizadoEm),
  )
})

test('4.8 search forgives one wrong letter, two in longer words', { skip: skipOnExternalHost }, async () => {
  for (const [words, meant] of [
    ['colajeno', 'colageno'],
    ['colagneo chocolte', 'colageno chocolate'],
    ['wey', 'whey'],
    ['melatonnia', 'melatonina'],
    ['protettor solra', 'protetor solar'],
    // 'vitamin' also finds words that begin with it, such as 'vitamins', and so does its misspelling.
    ['vitamn', 'vitamin'],
    // These have few trigrams in common with the right spelling, or none.
    ['colajenu', 'colageno'],
    ['criatena', 'creatina'],
  ] as const) {
    const right = skus(await read<Listing>(search(meant)))
    assert.ok(right.length > 0, meant)
    assert.deepEqual(skus(await read<Listing>(search(words))), right, words)
  }
  // The first letter of a short word must be right, and that of one with two errors; a word with digits is compared exactly.
  for (const words of ['xhey', 'kolajeno', 'colajemu7'])
    assert.deepEqual(skus(await read<Listing>(search(words))), [], words)
})

test(
  '4.8 search compares a misspelled last word as the beginning of one',
  { skip: skipOnExternalHost },
  async () => {
    for (const [words, meant] of [
      ['colaj', 'colag'],
      ['colaje', 'colage'],
      ['colajen', 'colagen'],
      ['chocolate colaj', 'chocolate colag'],
      ['melatomi', 'melatoni'],
      ['elastis', 'elastic'],
    ] as const) {
      const right = skus(await read<Listing>(search(meant)))
      assert.ok(right.length > 0, meant)
      assert.deepEqual(skus(await read<Listing>(search(words))), right, words)
    }
    // A beginning of three letters is compared exactly, a longer one with at most one wrong letter (two from seven letters on) after the first.
    for (const words of ['coj', 'kolaj', 'cojaj', 'colujo'])
      assert.deepEqual(skus(await read<Listing>(search(words))), [], words)
  },
)

test(
  '4.8 search leaves out words and numbers that the catalogue does not have',
  { skip: skipOnExternalHost },
  async () => {
    for (const [words, meant] of [
      ['pele xyzzy', 'pele'],
      ['zzzzqqqq pele', 'pele'],
      ['colajeno zzzzqqqq', 'colageno'],
      ['melatonina 10mg', 'melatonina'],
      ['melatonina 10 mg gotas', 'melatonina'],
      ['omegas 4', 'omega'],
      // 'sarum' is 'serum' with another letter, but no product has both.
      ['whey sarum', 'whey'],
    ] as const) {
      const right = skus(await read<Listing>(search(meant)))
      assert.ok(right.length > 0, meant)
      assert.deepEqual(skus(await read<Listing>(search(words))), right, words)
    }
    // The catalogue has less than half of these words, or they are spelled right and name no product.
    for (const words of [
      'zzzzqqqq xyzzy',
      'pele zzzzqqqq xyzzy',
      '<img src=x onerror=alert(1)>',
      'frete',
      'boleto',
      'free shipping',
      'gluten free',
    ])
      assert.deepEqual(skus(await read<Listing>(search(words))), [], words)
  },
)

test('4.8 search knows synonyms of the words of products', { skip: skipOnExternalHost }, async () => {
  for (const [words, path] of [
    ['sono', '/melatonina'],
    ['insônia', '/melatonina'],
    ['insonnia', '/melatonina'],
    ['imunidade', '/multivitaminico-premium-de-a-a-z.html'],
    ['cabelo', '/gomas-renova-hair'],
    ['rugas', '/serum'],
    ['celulite', '/colageno'],
    ['pele', '/colageno'],
    ['joelho', '/colageno-tipo-2-rosalume'],
    ['sleep', '/melatonina'],
    ['antienvelhecimento', '/colageno'],
    ['anti-idade', '/creme-facial-retinol-para-a-noite.html'],
    ['anti aging', '/serum'],
    ['manchas', '/serum'],
    ['face wash', '/espuma-de-limpeza-facial.html'],
    ['sabonete', '/espuma-de-limpeza-facial.html'],
    ['nails', '/multivitaminico-premium-de-a-a-z.html'],
  ] as const)
    assert.ok(paths(await read<Listing>(search(words, '&limit=100'))).includes(path), `${words}: ${path}`)
})

test(
  '4.8 search leaves out the last words when no product has all of them',
  { skip: skipOnExternalHost },
  async () => {
    for (const [words, meant] of [
      ['whey serum', 'whey'],
      ['melatonina serum', 'melatonina'],
      ['whey serum melatonina', 'whey'],
    ] as const) {
      const right = skus(await read<Listing>(search(meant)))
      assert.ok(right.length > 0, meant)
      assert.deepEqual(skus(await read<Listing>(search(words))), right, words)
    }
  },
)

test('4.8 a search says what it looked for instead of its words', { skip: skipOnExternalHost }, async () => {
  for (const [words, used] of [
    ['Melatonina 10mg', 'melatonina'],
    ['whey serum', 'whey'],
    ['colajeno', 'colágeno'],
    ['Colajeno Limão zzzzqqqq', 'colágeno limão'],
    ['insonnia', 'insonia'],
    ['colágenos', undefined],
    ['sono', undefined],
    ['creme para o rosto', undefined],
    ['zzzzqqqq', undefined],
  ] as const) {
    const { conteudo } = await read<Listing>(search(words))
    assert.deepEqual(conteudo.busca, { texto: words, ...(used && { textoUsado: used }) }, words)
  }
  // 'colagen' would be a Portuguese correction; the English products have 'collagen'.
  const english = await read<Listing>(search('colagin'), { 'Accept-Language': 'en' })
  assert.deepEqual(english.conteudo.busca, { texto: 'colagin', textoUsado: 'collagen' })
  // No name has the word, and what was meant is only the beginning of 'monoidratada': the whole word is shown.
  const begun = await read<Listing>(search('monoidrr'))
  assert.deepEqual(begun.conteudo.busca, { texto: 'monoidrr', textoUsado: 'monoidratada' })
})

test('4.8 an empty or too long search text is rejected; a search without results returns an empty list', async () => {
  for (const words of ['', '   ', 'x'.repeat(101)]) {
    const { status, body } = await new Shopper().call<ErrorDocument>('GET', search(words))
    assert.equal(status, 422, words)
    assert.ok(body.campos?.busca?.length, JSON.stringify(body.campos))
  }
  assert.equal((await new Shopper().call('GET', `${LISTING}/search`)).status, 422)
  for (const words of ['x'.repeat(100), 'zzzzqqqq', "'; zzzzqqqq --", '\\']) {
    const { conteudo, info } = await read<Listing>(search(words))
    assert.deepEqual([conteudo.produtos, info?.total], [[], 0], words)
  }
})

test('4.8 search matches LIKE wildcards literally', { skip: skipOnExternalHost }, async () => {
  for (const words of ['%', '_', '%%', 'col_geno', 'c%lageno'])
    assert.deepEqual((await read<Listing>(search(words))).conteudo.produtos, [], words)
})

test(
  '4.8 the pages of a listing contain every product exactly once; `prev` of the first and `next` of the last are null',
  { skip: skipOnExternalHost },
  async () => {
    const first = await read<Listing>(all())
    assert.deepEqual([first.info?.offset, first.info?.limit], [0, 12])
    const total = first.info?.total ?? 0
    assert.ok(total > 12, 'the catalogue has more than one page')
    assert.equal(first.conteudo.produtos.length, 12)
    const collected: string[] = []
    for (let offset = 0; offset < total; offset += 5) {
      const page = await read<Listing>(all(`&offset=${offset}&limit=5`))
      collected.push(...skus(page))
      assert.deepEqual([page.info?.offset, page.info?.limit, page.info?.total], [offset, 5, total])
      assert.equal(page.info?.prev === null, offset === 0, 'prev')
      assert.equal(page.info?.next === null, offset + 5 >= total, 'next')
    }
    assert.equal(new Set(collected).size, total)
    assert.deepEqual(collected, skus(await read<Listing>(all('&limit=100'))))
    const beyond = await read<Listing>(all('&offset=5000'))
    assert.deepEqual([beyond.conteudo.produtos, beyond.info?.total], [[], total])
  },
)

test('4.8 limit and offset out of range are rejected or clamped', { skip: skipOnExternalHost }, async () => {
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=abc',
    'limit=1.5',
    'offset=-1',
    'offset=abc',
    'limit=1e9',
  ]) {
    const { status, body } = await new Shopper().call<Listing>('GET', all(`&${query}`))
    if (status === 200) {
      const { limit = 0, offset = -1 } = body.info ?? {}
      assert.ok(limit >= 1 && limit <= 100 && offset >= 0, query)
      assert.ok(body.conteudo.produtos.length <= limit, query)
    } else assert.equal(status, 422, query)
  }
})

test(
  '4.8 a search is ordered by relevance, the same on every page of it: what is for the word or has it, or what it stands for, in its name comes before a more popular product',
  { skip: skipOnExternalHost },
  async () => {
    const names = async (words: string, more = '') =>
      (await read<Listing>(search(words, more))).conteudo.produtos.map(({ nome }) => nome)
    assert.match((await names('cabelo'))[0]!, /Gomas/)
    assert.ok((await names('pele seca')).every((name) => /Creme|Hidratante|Sérum/.test(name)))
    for (const word of ['pele', 'rugas']) {
      const { conteudo } = await read<Listing>(search(word, '&limit=100'))
      const areForSkin = conteudo.produtos.map(({ filtros }) =>
        filtros!.some(({ label }) => label === 'Pele'),
      )
      assert.ok(areForSkin.includes(true) && areForSkin.includes(false), word)
      assert.deepEqual(
        areForSkin,
        areForSkin.toSorted((a, b) => Number(b) - Number(a)),
        word,
      )
    }
    const all = await names('colageno')
    assert.ok(all.length > 4)
    assert.deepEqual(
      [...(await names('colageno', '&limit=3')), ...(await names('colageno', '&limit=100&offset=3'))],
      all,
    )
    const { conteudo } = await read<Listing>(search('cabelo'))
    assert.equal(conteudo.detalhes.ordenacao.find(({ atual }) => atual)?.label, 'Relevância')
  },
)

test(
  '4.8 the response names the sort order in use, the price orders sort by price, and an unknown order falls back to Popularidade',
  { skip: skipOnExternalHost },
  async () => {
    const { conteudo } = await read<Listing>(all())
    assert.equal(conteudo.detalhes.ordenacao.find(({ atual }) => atual)?.label, 'Popularidade')
    assert.ok(conteudo.detalhes.ordenacao.length >= 2)
    for (const { label, valor } of conteudo.detalhes.ordenacao) {
      const sorted = await read<Listing>(all(`&limit=100&order=${encodeURIComponent(valor ?? label)}`))
      assert.deepEqual(
        sorted.conteudo.detalhes.ordenacao.filter(({ atual }) => atual).map((option) => option.label),
        [label],
      )
      // A product that is sold by quote has no price.
      const priced = sorted.conteudo.produtos.filter(({ status }) => status !== 'sobConsulta')
      const prices = priced.map(({ precos }) => cents(precos.por, 'por'))
      if (label === 'Menor Preço')
        assert.deepEqual(
          prices,
          prices.toSorted((a, b) => a - b),
        )
      if (/maior pre/i.test(label))
        assert.deepEqual(
          prices,
          prices.toSorted((a, b) => b - a),
        )
    }
    const unknown = await read<Listing>(all('&order=nada'))
    assert.equal(unknown.conteudo.detalhes.ordenacao.find(({ atual }) => atual)?.label, 'Popularidade')
    assert.deepEqual(skus(unknown), skus(await read<Listing>(all())))
  },
)

test(
  '4.8 a price range selects the products with a price in it, together with the other filters; its link then removes it',
  { skip: skipOnExternalHost },
  async () => {
    const pricesOf = ({ conteudo }: Listing) =>
      conteudo.produtos.map(({ precos }) => cents(precos.por, 'por'))
    const everything = await read<Listing>(all('&limit=100'))
    const priced = everything.conteudo.produtos.filter(({ status }) => status !== 'sobConsulta')
    const { filtrosPreco } = everything.conteudo.detalhes
    assert.deepEqual(
      filtrosPreco.map(({ rota }) => rota.query.preco),
      ['0-50', '50-100', '100-150'],
    )
    for (const { de, ate = Infinity, ativo, rota } of filtrosPreco) {
      assert.equal(ativo, false)
      const filter = `&limit=100&preco=${rota.query.preco}`
      const found = await read<Listing>(all(filter))
      const isIn = (price: number) => price >= de * 100 && price <= ate * 100
      assert.ok(pricesOf(found).length > 0 && pricesOf(found).every(isIn), filter)
      assert.equal(found.info?.total, priced.filter(({ precos }) => isIn(cents(precos.por, 'por'))).length)
      assert.match(found.info?.next ?? `preco=${rota.query.preco}`, new RegExp(`preco=${rota.query.preco}`))
      const current = found.conteudo.detalhes.filtrosPreco.filter((each) => each.ativo)
      assert.deepEqual(
        current.map((each) => [each.de, each.rota.query]),
        [[de, {}]],
      )
      const both = await read<Listing>(all(`${filter}&categoria=skincare&disponivel=1&order=menor-preco`))
      const cheapestFirst = pricesOf(both)
      assert.deepEqual(
        cheapestFirst,
        cheapestFirst.filter(isIn).toSorted((a, b) => a - b),
      )
      assert.equal(both.info?.total, cheapestFirst.length)
    }
    for (const value of ['150-', '1-2', '2-1', '0-050', 'x'])
      assert.deepEqual((await read<Listing>(all(`&preco=${value}`))).info?.total, 0, value)
  },
)

test(
  '4.8 any range of prices selects products, and gets a link that removes it',
  { skip: skipOnExternalHost },
  async () => {
    const everything = await read<Listing>(all('&limit=100'))
    assert.equal(everything.conteudo.detalhes.precoLivre, true)
    const priced = everything.conteudo.produtos.filter(({ status }) => status !== 'sobConsulta')
    for (const [value, from, to] of [
      ['24.90-24.90', 2490, 2490],
      ['60-', 6000, Infinity],
      ['0-59.90', 0, 5990],
    ] as const) {
      const { info, conteudo } = await read<Listing>(all(`&limit=100&preco=${value}`))
      const expected = priced
        .map(({ precos }) => cents(precos.por, 'por'))
        .filter((price) => price >= from && price <= to)
      assert.ok(expected.length > 0, value)
      assert.equal(info?.total, expected.length, value)
      const current = conteudo.detalhes.filtrosPreco.filter(({ ativo }) => ativo)
      assert.deepEqual(
        current.map(({ de, ate, rota }) => [de, ate, rota.query]),
        [[from / 100, to === Infinity ? undefined : to / 100, {}]],
      )
    }
  },
)

test(
  '4.8 a category listing and a brand listing name their category or brand, contain only its products, and return 404 at any other path',
  { skip: skipOnExternalHost },
  async () => {
    const total = (await read<Listing>(all())).info?.total ?? 0
    const category = await read<Listing>(`${LISTING}/category?url=%2Fcategoria%2Fcolageno&limit=100`)
    assert.equal(category.estrutura.nivel, 'product/listing/category')
    const { id, nome, nivel, taxonomia } = category.conteudo.categoria ?? {}
    assert.ok(Number.isInteger(id) && nome === 'Colágeno' && Number.isInteger(nivel))
    assert.equal(taxonomia?.at(-1)?.id, id)
    const found = category.conteudo.produtos.length
    assert.ok(found > 0 && found < total, `${found} of ${total}`)
    const brand = await read<Listing>(`${LISTING}/brand?url=%2Fmarca%2Frosalume`)
    assert.equal(brand.estrutura.nivel, 'product/listing/brand')
    assert.equal(brand.conteudo.marca?.nome, 'Rosalume')
    assert.equal(brand.info?.total, total)
    for (const [kind, path] of [
      ['category', '/categoria/nada'],
      ['brand', '/marca/nada'],
      ['landing-page', '/nada'],
      ['category', '/marca/rosalume'],
      ['brand', '/produtos'],
    ] as const)
      assert.equal(
        (await new Shopper().call('GET', `${LISTING}/${kind}?url=${encodeURIComponent(path)}`)).status,
        404,
        path,
      )
  },
)

test('4.8 every listed product has a page with the same price', { skip: skipOnExternalHost }, async () => {
  const { conteudo } = await read<Listing>(all('&limit=100'))
  for (const { url, id, precos, status } of conteudo.produtos) {
    assert.equal(new URL(url).origin, subject.siteUrl)
    const path = encodeURIComponent(new URL(url).pathname)
    const detail = await read<PageDocument<ProductCard>>(`/v2/front/url/product/detail?url=${path}`)
    assert.deepEqual(
      [detail.conteudo.id, detail.conteudo.precos.por, detail.conteudo.status],
      [id, precos.por, status],
    )
  }
})

test('4.8 list/listing returns the kits of a page, or all kits', { skip: skipOnExternalHost }, async () => {
  const everything = await read<PageDocument<{ listas: KitDocument[] }>>(
    '/v2/front/url/list/listing?limit=100',
  )
  const { listas } = everything.conteudo
  assert.equal(listas.length, everything.info?.total)
  for (const single of new Set(listas.map(({ url }) => url.single))) {
    const page = await read<PageDocument<{ listas: KitDocument[] }>>(
      `/v2/front/url/list/listing?limit=100&url=${encodeURIComponent(single)}`,
    )
    assert.deepEqual(
      page.conteudo.listas.map(({ id }) => id).toSorted(),
      listas
        .filter(({ url }) => url.single === single)
        .map(({ id }) => id)
        .toSorted(),
      single,
    )
  }
})
