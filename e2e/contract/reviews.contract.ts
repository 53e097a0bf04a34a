import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REVIEW_ORDERS, reviewListSchema, type WireReview } from '#lib/contract/reviews.ts'
import { DEMO_TOPICS } from '#lib/embedded/seed/review-topics.ts'
import { cacheControl } from './checked-response.ts'
import { skipOnExternalHost, subject } from './subject.ts'

const code = subject.storeCode ?? ''
const LIST = `/api/avaliacoes/produto/${code}`
// Links have the origin of the request: the API's address over HTTP, the shop's origin for an API in this process.
const host = new URL(subject.address ?? subject.siteUrl ?? '').origin
const PUBLIC = { public: true, 'max-age': '0', 's-maxage': '60', 'stale-while-revalidate': '300' }
const TOPIC = 'colageno verisol'
const skip = { skip: skipOnExternalHost }

interface List {
  data: WireReview[]
  links: Record<'first' | 'last' | 'prev' | 'next', string | null>
  meta: Record<'current_page' | 'last_page' | 'per_page' | 'total' | 'com_foto' | 'media', number> & {
    notas: Record<string, number>
    from: number | null
    to: number | null
    path: string
  }
}

async function get(path: string, headers = {}, method = 'GET') {
  const response = await subject.fetch(path, { method, headers: { 'App-Token': undefined, ...headers } })
  const text = await response.text()
  assert.ok(response.headers.get('request-id'), '3.7 Request-Id')
  return { status: response.status, headers: response.headers, text }
}

async function list(query: Record<string, string> = {}): Promise<List> {
  const { status, headers, text } = await get(`${LIST}?${new URLSearchParams(query)}`)
  assert.equal(status, 200, text)
  assert.deepEqual(cacheControl(headers), PUBLIC)
  const document = JSON.parse(text) as List
  await reviewListSchema.validate(document)
  return document
}

// Follows the `next` links, as the shop does for "load more".
async function walk(query: Record<string, string>): Promise<WireReview[]> {
  const found: WireReview[] = []
  let page = await list(query)
  for (;;) {
    found.push(...page.data)
    const { next } = page.links
    assert.equal(next === null, page.meta.current_page === page.meta.last_page)
    if (next === null) return found
    assert.ok(next.startsWith(`${host}${LIST}?`), next)
    page = await list(Object.fromEntries(new URL(next).searchParams))
  }
}

const KEYS: Record<(typeof REVIEW_ORDERS)[number], (review: WireReview) => number[]> = {
  imagem: ({ status_imagem, created_at, id }) => [-status_imagem, -Date.parse(created_at), -id],
  nota_desc: ({ nota, id }) => [-nota, -id],
  nota_asc: ({ nota, id }) => [nota, -id],
  created_at_asc: ({ created_at, id }) => [Date.parse(created_at), -id],
  created_at_desc: ({ created_at, id }) => [-Date.parse(created_at), -id],
}

test('4.15 in every order the pages together have every review once, in order', async () => {
  for (const filter of [{}, { filter_produto: TOPIC }])
    for (const order of REVIEW_ORDERS) {
      const reviews = await walk({ ...filter, order_by: order })
      const { total } = (await list({ ...filter, order_by: order })).meta
      assert.equal(reviews.length, total)
      assert.equal(new Set(reviews.map(({ id }) => id)).size, total)
      const keys = reviews.map(KEYS[order])
      assert.deepEqual(keys, keys.toSorted(compareKeys), order)
    }
})

function compareKeys(a: number[], b: number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

test('4.15 a page has the fields of a Laravel paginator', async () => {
  const { data, links, meta } = await list({ filter_produto: TOPIC, order_by: 'imagem' })
  const query = `filter_produto=colageno+verisol&order_by=imagem`
  assert.equal(meta.per_page, 10)
  assert.equal(meta.path, `${host}${LIST}`)
  assert.deepEqual(
    [links.first, links.last, links.prev],
    [`${meta.path}?${query}&page=1`, `${meta.path}?${query}&page=${meta.last_page}`, null],
  )
  assert.deepEqual([meta.current_page, meta.from, meta.to], [1, 1, Math.min(10, meta.total)])
  assert.equal(meta.last_page, Math.max(1, Math.ceil(meta.total / 10)))
  for (const review of data) {
    assert.deepEqual(
      // The product and what was bought of it are additional, and not every review has them.
      Object.keys(review)
        .filter((name) => name !== 'produto' && name !== 'comprado')
        .sort(),
      ['comentario', 'created_at', 'id', 'imagem', 'nome', 'nota', 'status_imagem'],
      'a review has no other fields',
    )
    assert.match(review.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
    assert.ok(Number.isInteger(review.nota * 2) && review.nota >= 0.5 && review.nota <= 5)
    assert.equal(review.imagem === null, !review.status_imagem)
  }
})

test(
  '4.15 a list of several products names the product of each review, in the requested language',
  skip,
  async () => {
    const products = async (query: Record<string, string>, language = 'pt-BR') => {
      const { text } = await get(`${LIST}?${new URLSearchParams(query)}`, { 'accept-language': language })
      return (JSON.parse(text) as List).data.map(({ produto }) => produto)
    }
    for (const [language, name, path] of [
      ['pt-BR', 'Sérum Facial com Ácido Hialurônico', '/serum'],
      ['en', 'Facial Serum with Hyaluronic Acid', '/en/serum'],
    ] as const)
      for (const product of await products({ filter_produto: 'serum' }, language)) {
        assert.equal(product?.nome, name)
        assert.equal(new URL(product.url).pathname, path)
      }
    assert.ok((await products({ filter_produto: 'entrega' })).every((product) => product === undefined))
    assert.ok((await products({ produto_id: '499' })).every((product) => product === undefined))
  },
)

test('4.15 links repeat the whole query, unknown parameters included', async () => {
  const { links } = await list({ page: '1', order_by: 'nota_asc', utm_source: 'á&b' })
  assert.equal(
    links.last?.replace(/\d+$/, ''),
    `${host}${LIST}?order_by=nota_asc&utm_source=%C3%A1%26b&page=`,
  )
})

test('4.15 a topic matches in any case, with or without accents; an unknown one has no reviews', async () => {
  const ids = async (filter: string) => (await list({ filter_produto: filter })).data.map(({ id }) => id)
  const expected = await ids(TOPIC)
  for (const spelling of ['Colágeno Verisol', 'COLÁGENO VERISOL', ' colageno verisol '])
    assert.deepEqual(await ids(spelling), expected, spelling)
  const { total } = (await list()).meta
  for (const none of ['', ' ']) assert.equal((await list({ filter_produto: none })).meta.total, total)
  const { data, links, meta } = await list({ filter_produto: 'sorvete' })
  assert.deepEqual([data, meta.total, meta.last_page, meta.from, meta.to], [[], 0, 1, null, null])
  assert.deepEqual([links.prev, links.next], [null, null])
})

test(
  '4.15 4.16 P33 the reviews of a product are those of its topic that were written about it',
  skip,
  async () => {
    const all = await list({ filter_produto: TOPIC })
    const paths = ['/colageno', '/colageno-chocolate', '/verisol']
    let sum = 0
    for (const path of paths) {
      const response = await subject.fetch(`/v2/front/url/product/detail?url=${path}`)
      const { conteudo } = (await response.json()) as { conteudo: { id: number } }
      const filter = { filter_produto: TOPIC, produto_id: String(conteudo.id) }
      const own = await walk({ ...filter, order_by: 'created_at_desc' })
      const { meta } = await list(filter)
      assert.equal(meta.total, own.length)
      sum += own.length
      for (const order of ['imagem', 'nota_desc', 'nota_asc', 'created_at_asc'])
        assert.deepEqual(
          (await walk({ ...filter, order_by: order })).map(({ id }) => id).sort(),
          own.map(({ id }) => id).sort(),
          order,
        )
      const query = new URLSearchParams({ produto_id: filter.produto_id })
      const average = (await get(`/api/avaliacoes/media/${code}/${encodeURIComponent(TOPIC)}?${query}`)).text
      const mean = own.reduce((total, { nota }) => total + nota, 0) / Math.max(1, own.length)
      assert.ok(Math.abs(Number(average) - mean) <= 0.005 + 1e-9, `${path}: ${average}, not ${mean}`)
      assert.equal((await list({ filter_produto: 'entrega', produto_id: filter.produto_id })).meta.total, 0)
    }
    assert.ok(sum <= all.meta.total)
    for (const none of ['0', 'x', '999999999', "1' or '1'='1"])
      assert.equal((await list({ filter_produto: TOPIC, produto_id: none })).meta.total, 0, none)
    assert.equal((await list({ filter_produto: TOPIC, produto_id: '' })).meta.total, all.meta.total)
  },
)

test(
  '4.15 4.16 the counts by rating are those of the list, and each filter returns the counted reviews in every order',
  skip,
  async () => {
    const response = await subject.fetch('/v2/front/url/product/detail?url=/colageno')
    const { conteudo } = (await response.json()) as { conteudo: { id: number } }
    for (const base of [
      {},
      { filter_produto: TOPIC },
      { filter_produto: TOPIC, produto_id: String(conteudo.id) },
    ]) {
      const all = await walk(base)
      const { meta } = await list(base)
      const starsOf = ({ nota }: WireReview) => String(Math.ceil(nota))
      const mean = all.reduce((sum, { nota }) => sum + nota, 0) / all.length
      assert.ok(Math.abs(meta.media - mean) <= 0.005 + 1e-9)
      assert.equal(meta.com_foto, all.filter(({ status_imagem }) => status_imagem).length)
      assert.deepEqual(Object.keys(meta.notas), ['1', '2', '3', '4', '5'])
      for (const [stars, count] of Object.entries(meta.notas)) {
        const expected = all.filter((review) => starsOf(review) === stars)
        assert.equal(count, expected.length)
        for (const order of REVIEW_ORDERS) {
          const found = await walk({ ...base, filter_nota: stars, order_by: order })
          assert.deepEqual(found.map(({ id }) => id).sort(), expected.map(({ id }) => id).sort())
          const keys = found.map(KEYS[order])
          assert.deepEqual(keys, keys.toSorted(compareKeys), order)
        }
        const filtered = await list({ ...base, filter_nota: stars })
        assert.equal(filtered.meta.total, count)
        assert.deepEqual(
          [filtered.meta.notas, filtered.meta.media],
          [meta.notas, meta.media],
          'counts of the whole list',
        )
        const both = await list({ ...base, filter_nota: stars, filter_imagem: '1' })
        assert.equal(both.meta.total, expected.filter(({ status_imagem }) => status_imagem).length)
      }
    }
    assert.equal((await list({ filter_nota: '' })).meta.total, (await list()).meta.total)
    for (const filter_nota of ['0', '6', '4.5', 'x', '05', "5' or '1'='1"]) {
      const { status, text } = await get(`${LIST}?${new URLSearchParams({ filter_nota })}`)
      const { errors } = JSON.parse(text) as { errors: Record<string, string[]> }
      assert.deepEqual([status, Object.keys(errors)], [422, ['filter_nota']], filter_nota)
    }
  },
)

test('4.15 by default reviews with a photo come first, and the topics together have all reviews', async () => {
  assert.deepEqual((await list()).data, (await list({ order_by: 'imagem' })).data)
  let sum = 0
  for (const topic of DEMO_TOPICS) sum += (await list({ filter_produto: topic })).meta.total
  assert.equal(sum, (await list()).meta.total)
})

test('4.15 a malformed page number is page 1, a page after the last is empty', async () => {
  const first = (await list()).data
  for (const page of ['0', '-1', 'x', '1.5', '', '1e3', '9'.repeat(40)])
    assert.deepEqual((await list({ page })).data, first, page)
  const { last_page: last, total } = (await list()).meta
  for (const page of [last + 1, last + 1000, 999_999_999_999]) {
    const { data, links, meta } = await list({ page: String(page) })
    assert.deepEqual([data, links.next], [[], null])
    assert.deepEqual([meta.current_page, meta.last_page, meta.total, meta.from], [page, last, total, null])
    assert.match(links.prev ?? '', new RegExp(`page=${last}$`))
  }
})

test('4.15 an unknown order is 422, an unknown store 404', async () => {
  for (const order of ['nota', 'IMAGEM', 'id; drop table review', 'toString', '__proto__']) {
    const { status, text } = await get(`${LIST}?${new URLSearchParams({ order_by: order })}`)
    const { message, errors } = JSON.parse(text) as { message: string; errors: Record<string, string[]> }
    assert.deepEqual([status, Object.keys(errors)], [422, ['order_by']], order)
    assert.ok(message && errors['order_by']?.[0])
  }
  for (const path of [`${LIST}x`, '/api/avaliacoes/produto/', '/api/avaliacoes/produto', `${LIST}/1`]) {
    const { status, text } = await get(path)
    assert.deepEqual([status, JSON.parse(text)], [404, { message: 'Not found' }], path)
  }
})

test('3.3 an unchanged page is 304, and HEAD has no body', async () => {
  for (const path of [LIST, `/api/avaliacoes/media/${code}/entrega`]) {
    const { headers, text } = await get(path)
    const etag = headers.get('etag') ?? ''
    assert.match(etag, /^"[^"]+"$/)
    const again = await get(path, { 'If-None-Match': `W/${etag}` })
    assert.deepEqual([again.status, again.text], [304, ''])
    assert.deepEqual(cacheControl(again.headers), PUBLIC)
    assert.equal((await get(path, { 'If-None-Match': '"x"' })).text, text)
    const head = await get(path, {}, 'HEAD')
    assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', etag])
  }
})

test('4.16 the average of each topic is the mean of its ratings, as a plain JSON number', async () => {
  for (const topic of DEMO_TOPICS) {
    const reviews = await walk({ filter_produto: topic, order_by: 'created_at_desc' })
    const { status, headers, text } = await get(`/api/avaliacoes/media/${code}/${encodeURIComponent(topic)}`)
    assert.equal(status, 200)
    assert.match(headers.get('content-type') ?? '', /^application\/json/)
    assert.deepEqual(cacheControl(headers), PUBLIC)
    assert.match(text, /^\d(\.\d\d?)?$/)
    const mean = reviews.reduce((sum, { nota }) => sum + nota, 0) / Math.max(1, reviews.length)
    assert.ok(Math.abs(Number(text) - mean) <= 0.005 + 1e-9, `${topic}: ${text}, not ${mean}`)
  }
})

test('4.16 a topic without reviews has an average of 0; case and accents do not matter', async () => {
  const average = async (name: string) => (await get(`/api/avaliacoes/media/${code}/${name}`)).text
  for (const unknown of ['sorvete', '%20', '%E0%A4%A', 'a%2Fb', '%00'])
    assert.equal(await average(unknown), '0')
  assert.equal(await average('COL%C3%81GENO%20Verisol'), await average('colageno%20verisol'))
  for (const path of [`${code}x/entrega`, code, `${code}/entrega/1`, '/entrega'])
    assert.equal((await get(`/api/avaliacoes/media/${path}`)).status, 404, path)
})

test(
  '4.16 P33 one call has the ratings of all topics, and those of the products at the given paths',
  skip,
  async () => {
    interface Rating {
      produto: string
      produto_url?: string
      media: number
      total: number
    }
    const ratings = async (...paths: string[]) => {
      const query = new URLSearchParams(paths.map((path) => ['produto_url', path]))
      const { status, headers, text } = await get(`/api/avaliacoes/medias/${code}?${query}`)
      assert.equal(status, 200, text)
      assert.deepEqual(cacheControl(headers), PUBLIC)
      return (JSON.parse(text) as { data: Rating[] }).data
    }
    const topics = await ratings()
    assert.deepEqual(
      topics.map(({ produto }) => produto),
      [...DEMO_TOPICS].sort(),
    )
    for (const { produto, media, total } of topics) {
      const { meta } = await list({ filter_produto: produto })
      assert.deepEqual([media, total], [meta.media, meta.total], produto)
    }
    const shared = ['/colageno', '/colageno-chocolate']
    const own = (await ratings(...shared, '/nada', "'")).filter(({ produto_url }) => produto_url)
    assert.deepEqual(own.map(({ produto_url }) => produto_url).sort(), shared)
    for (const { produto, produto_url, media, total } of own) {
      const response = await subject.fetch(`/v2/front/url/product/detail?url=${produto_url}`)
      const { conteudo } = (await response.json()) as { conteudo: { id: number } }
      const { meta } = await list({ filter_produto: produto, produto_id: String(conteudo.id) })
      assert.deepEqual([produto, media, total], [TOPIC, meta.media, meta.total], produto_url)
    }
    assert.equal((await get(`/api/avaliacoes/medias/${code}x`)).status, 404)
  },
)

test('3.4 reviews and averages allow GET and HEAD only', async () => {
  for (const path of [LIST, `/api/avaliacoes/media/${code}/entrega`])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await get(path, {}, method)
      assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD'])
    }
})

test('4.15 a fresh shop has reviews of every topic', skip, async () => {
  for (const topic of DEMO_TOPICS) assert.ok((await list({ filter_produto: topic })).meta.total > 0, topic)
})
