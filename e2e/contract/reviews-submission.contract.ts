import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { DEMO_TOPICS } from '#lib/embedded/seed/review-topics.ts'
import { startFaultProxy } from '../faults/fault-proxy.ts'
import { fetchFrom } from './http-subject.ts'
import { validReview, multipart, sendValidReview, postReview } from './reviewer.ts'
import { skipWithoutClock, skipOnExternalHost, subject } from './subject.ts'

// The store's staff reads every review, so these tests run only on our own stores.
const skip = { skip: skipOnExternalHost }
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const THANKS = 'Avaliação enviada com sucesso! Agracemos sua participação.'
const keyed = (key: string = randomUUID()) => ({ 'Idempotency-Key': key })
const MINUTE = 60_000

test('4.17 a review is stored as waiting, whatever status the client sends', skip, async () => {
  for (const claims of [
    { status: '1', status_imagem: '1' },
    { status: 'x' },
    { imagem: '../../etc/passwd' },
  ]) {
    const { status, body } = await sendValidReview(claims)
    const { id, created_at, ...data } = body.data
    assert.equal(status, 201)
    assert.deepEqual([body.sucesso, body.mensagem], [true, THANKS])
    assert.ok(Number.isInteger(id) && id > 0)
    assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
    assert.deepEqual(data, {
      nome: 'Ana Souza',
      nota: 4.5,
      comentario: 'Adorei o sabor e chegou rápido.',
      imagem: null,
      status_imagem: false,
      status: 2,
    })
  }
})

test('4.17 a review is not listed before it is published', skip, async () => {
  const path = `/api/avaliacoes/produto/${subject.storeCode}?filter_produto=serum&order_by=created_at_desc`
  const total = async () =>
    ((await (await subject.fetch(path)).json()) as { meta: { total: number } }).meta.total
  const before = await total()
  const { body } = await sendValidReview({ produto_categoria: 'serum' })
  assert.equal(await total(), before)
  if (!subject.moderation) return
  await subject.moderation.decide([body.data.id], 'approve', 'teste')
  assert.equal(await total(), before + 1)
  await subject.moderation.decide([body.data.id], 'reject', 'teste')
  assert.equal(await total(), before)
})

test(
  '4.17 a review is accepted as a form without files and as JSON, and the message can be English',
  skip,
  async () => {
    const form = await postReview(new URLSearchParams(validReview()).toString(), FORM_TYPE)
    assert.equal(form.status, 201)
    for (const nota of [4.5, '4.5', '4,5']) {
      const json = await postReview(JSON.stringify({ ...validReview(), nota, file: null }), JSON_TYPE)
      assert.deepEqual([json.status, json.body.data.nota], [201, 4.5])
    }
    const english = await sendValidReview({}, { 'Accept-Language': 'en' })
    assert.equal(english.status, 201)
    assert.notEqual(english.body.mensagem, THANKS)
  },
)

test('4.17 every topic and every rating in half stars is accepted', skip, async () => {
  for (const topic of DEMO_TOPICS)
    assert.equal((await sendValidReview({ produto_categoria: topic })).status, 201, topic)
  for (let halves = 1; halves <= 10; halves++) {
    const { status, body } = await sendValidReview({ nota: String(halves / 2) })
    assert.deepEqual([status, body.data.nota], [201, halves / 2])
  }
})

test(
  '4.17 the limit of 300 characters counts an emoji or a line break as one, after trimming',
  skip,
  async () => {
    for (const comentario of ['💗'.repeat(300), `${'a\r\n'.repeat(149)}ab`, `  ${'é'.repeat(300)}  `])
      assert.equal((await sendValidReview({ comentario })).status, 201)
    assert.equal((await sendValidReview({ nome: '💗'.repeat(120) })).status, 201)
    assert.deepEqual(Object.keys((await sendValidReview({ nome: '💗'.repeat(121) })).body.errors ?? {}), [
      'nome',
    ])
    for (const comentario of ['💗'.repeat(301), 'é'.repeat(301)])
      assert.deepEqual(Object.keys((await sendValidReview({ comentario })).body.errors ?? {}), ['comentario'])
  },
)

test('4.17 missing or invalid fields are listed by name, in the requested language', skip, async () => {
  for (const [changed, name] of [
    [{ nome: '' }, 'nome'],
    [{ nome: ' ' }, 'nome'],
    [{ nome: 'x'.repeat(121) }, 'nome'],
    [{ nome: 'a\0b' }, 'nome'],
    [{ email: '' }, 'email'],
    [{ email: 'ana' }, 'email'],
    [{ email: `${'x'.repeat(250)}@b.co` }, 'email'],
    [{ nota: '' }, 'nota'],
    [{ nota: '0' }, 'nota'],
    [{ nota: '5.5' }, 'nota'],
    [{ nota: '4.25' }, 'nota'],
    [{ nota: 'cinco' }, 'nota'],
    [{ nota: '1e0' }, 'nota'],
    [{ comentario: ' \n ' }, 'comentario'],
    [{ produto_categoria: '' }, 'produto_categoria'],
    [{ produto_categoria: 'sorvete' }, 'produto_categoria'],
    [{ produto_categoria: 'constructor' }, 'produto_categoria'],
    [{ produto_nome: 'x'.repeat(501) }, 'produto_nome'],
    [{ produto_url: 'javascript:alert(1)' }, 'produto_url'],
    [{ url_origem_avaliacao: 'data:text/html,x' }, 'url_origem_avaliacao'],
    [{ site: '' }, 'site'],
    [{ site: 'outra' }, 'site'],
    [{ file: 'foto.jpg' }, 'file'],
  ] as [Record<string, string>, string][]) {
    const { status, body } = await sendValidReview(changed)
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [name]], JSON.stringify(changed))
    assert.equal(body.message, 'Os dados são inválidos.')
    const english = await sendValidReview(changed, { 'Accept-Language': 'en' })
    assert.notDeepEqual(english.body.errors, body.errors, JSON.stringify(changed))
  }
  const { errors } = (await postReview('{}', JSON_TYPE)).body
  assert.deepEqual(
    Object.keys(errors ?? {}).sort(),
    ['comentario', 'email', 'nome', 'nota', 'produto_categoria', 'site'],
    'all missing fields are listed',
  )
})

test(
  '4.17 a repeated review within ten minutes returns the first',
  { skip: skipOnExternalHost || skipWithoutClock },
  async () => {
    const review = validReview()
    const first = await sendValidReview(review)
    for (const again of [
      {},
      { email: ` ${review['email']?.toUpperCase()} ` },
      { nota: '1', nome: 'Outra' },
      { comentario: `${review['comentario']}\r\n` },
    ]) {
      const { status, body } = await sendValidReview({ ...review, ...again })
      assert.deepEqual([status, body], [200, first.body])
    }
    for (const other of [{ comentario: 'Outra coisa' }, { produto_categoria: 'serum' }])
      assert.equal((await sendValidReview({ ...review, ...other })).status, 201)
    subject.clock?.advance(9 * MINUTE)
    assert.equal((await sendValidReview(review)).status, 200)
    subject.clock?.advance(2 * MINUTE)
    const later = await sendValidReview(review)
    assert.equal(later.status, 201)
    assert.notEqual(later.body.data.id, first.body.data.id)
  },
)

test('L2 of identical concurrent reviews one is stored', skip, async () => {
  for (const headers of [{}, keyed()]) {
    const review = validReview()
    const responses = await Promise.all(Array.from({ length: 8 }, () => sendValidReview(review, headers)))
    const statuses = responses.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 200, 201])
    assert.equal(new Set(responses.map(({ body }) => body.data.id)).size, 1)
  }
})

test('L2 a repeated key returns the first review; with other content it is 409', skip, async () => {
  for (const encode of [
    (fields: Record<string, string>, key: object) => postReview(multipart(fields), { ...key }),
    (fields: Record<string, string>, key: object) =>
      postReview(JSON.stringify(fields), { ...JSON_TYPE, ...key }),
  ]) {
    const key = keyed()
    const review = validReview()
    const first = await encode(review, key)
    assert.equal(first.status, 201)
    const again = await encode(review, key)
    assert.deepEqual([again.status, again.body], [200, first.body])
    const other = await encode({ ...review, comentario: 'Outra coisa' }, key)
    assert.equal(other.status, 409)
    assert.ok(other.body.message)
  }
  for (const bad of ['short', 'x'.repeat(129), 'with space here'])
    assert.deepEqual(
      Object.keys((await sendValidReview({}, keyed(bad))).body.errors ?? {}),
      ['Idempotency-Key'],
      bad,
    )
})

test('L2 the same key in another call is a new request', skip, async () => {
  const key = keyed()
  assert.equal((await sendValidReview({}, key)).status, 201)
  const response = await subject.fetch('/api/nps', {
    method: 'POST',
    headers: { ...JSON_TYPE, ...key },
    body: JSON.stringify({ nota: 9, site: new URL(subject.siteUrl ?? '').host }),
  })
  assert.equal(response.status, 201)
})

const withoutHttp = skipOnExternalHost || (!subject.address && 'responses can be dropped only over HTTP')

test('L2 a retried review whose response was lost is stored once', { skip: withoutHttp }, async () => {
  const proxy = await startFaultProxy(new URL(subject.address ?? '').origin)
  const through = fetchFrom(proxy.url, subject.appToken)
  try {
    for (let turn = 0; turn < 20; turn++) {
      const init = () => ({ method: 'POST', headers: { ...JSON_TYPE, ...key }, body })
      const [key, body] = [keyed(), JSON.stringify(validReview())]
      await proxy.mode('drop-response', { times: 1 })
      await assert.rejects(through('/api/avaliacao', init()), TypeError)
      assert.equal((await through('/api/avaliacao', init())).status, 200, 'the first request stored it')
    }
  } finally {
    await proxy.close()
  }
})

test('3.4 unreadable bodies are rejected with an error of the reports API', skip, async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="nome"\r\n\r\nAna\r\n'
  const multipartType = { 'Content-Type': 'multipart/form-data; boundary=x' }
  for (const [body, type, status] of [
    ['{', JSON_TYPE, 400],
    [`${'['.repeat(30)}${']'.repeat(30)}`, JSON_TYPE, 400],
    ['nome=Ana', { 'Content-Type': 'text/plain' }, 415],
    ['', {}, 400],
    [part, multipartType, 400],
    ['--y--', multipartType, 400],
    [part, { 'Content-Type': 'multipart/form-data' }, 415],
    [`${part}--x--\r\n`, multipartType, 422],
    [JSON.stringify({ nome: 'x'.repeat(70 * 1024) }), JSON_TYPE, 413],
    [`nome=${'x'.repeat(70 * 1024)}`, FORM_TYPE, 413],
    [multipart({ ...validReview(), nome: 'x'.repeat(70 * 1024) }), {}, 413],
    ['[]', JSON_TYPE, 422],
    ['null', JSON_TYPE, 422],
    ['{"__proto__":{"nome":"Ana"},"constructor":1}', JSON_TYPE, 422],
  ] as const) {
    const response = await postReview(body, type)
    assert.equal(response.status, status, String(body).slice(0, 60))
    assert.ok(response.body.message)
  }
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await subject.fetch('/api/avaliacao', { method })
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST'])
    await response.arrayBuffer()
  }
})
