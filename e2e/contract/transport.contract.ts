import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { fewerWhenExternal, skipOnExternalHost, subject } from './subject.ts'
import type { ErrorDocument } from './wire.ts'

const CART = '/v2/front/checkout/cart'
const KIB = 1024
const JSON_TYPE = { 'Content-Type': 'application/json' }

const visit = (method: string, path: string, body?: unknown, headers = {}) =>
  new Shopper().call<ErrorDocument>(method, path, body, headers)
const valid = async () => ({ tipo: 'lista', itens: [{ idProduto: (await pickOne()).id, quantidade: 1 }] })

test('4.19 ping is 200', async () => {
  assert.equal((await visit('GET', '/v2/front/ping')).status, 200)
})

test('contract 2: the same routes exist under /api', { skip: skipOnExternalHost }, async () => {
  const plain = await visit('GET', '/v2/front/settings')
  const alias = await visit('GET', '/api/v2/front/settings')
  assert.deepEqual([alias.status, alias.body], [200, plain.body])
  assert.equal((await visit('GET', `/api${CART}`)).status, 200)
})

test('3.4 a missing or wrong App-Token is 401 on every route', async () => {
  for (const [method, path] of [
    ['GET', '/v2/front/settings'],
    ['GET', '/v2/front/url/home'],
    ['GET', CART],
    ['POST', CART],
    ['GET', '/v2/front/checkout/user'],
  ] as const)
    for (const token of [undefined, '', 'wrong', `${subject.appToken}x`]) {
      const body = method === 'POST' ? await valid() : undefined
      const response = await visit(method, path, body, { 'App-Token': token })
      assert.deepEqual(
        [response.status, response.body.codigo],
        [401, 'app_token_invalido'],
        `${method} ${path} ${token}`,
      )
      assert.equal(response.headers.get('session'), null)
    }
})

test('3.7 every response has a different Request-Id', async () => {
  const ids = new Set<string | null>()
  for (const path of ['settings', 'url/home', 'checkout/cart', 'nada', 'url/page?url=/nada', 'ping'])
    for (let turn = 0; turn < 2; turn++)
      ids.add((await visit('GET', `/v2/front/${path}`)).headers.get('request-id'))
  assert.equal(ids.size, 12)
})

test('3.6 an unknown route is 404 with an error document, in both languages', async () => {
  const texts: string[] = []
  for (const language of ['pt-BR', 'en'])
    for (const path of ['/v2/front/nada', '/v2/front/checkout', '/v2/front/', '/v2/front/checkout/cart/7']) {
      const { status, body } = await visit('GET', path, undefined, { 'Accept-Language': language })
      assert.equal(status, 404, path)
      texts.push(body.error)
    }
  assert.equal(new Set(texts).size, 2)
})

test('3.4 another method is 405 and Allow lists the allowed ones', async () => {
  const allowed = async (method: string, path: string) => {
    const { status, headers, body } = await visit(method, path)
    assert.deepEqual([status, body.codigo], [405, 'metodo_nao_permitido'], `${method} ${path}`)
    return (headers.get('allow') ?? '').split(/, */)
  }
  assert.deepEqual(
    (await allowed('PATCH', CART)).filter((method) => /^(GET|POST|PUT|DELETE)$/.test(method)).toSorted(),
    ['DELETE', 'GET', 'POST', 'PUT'],
  )
  assert.ok((await allowed('POST', '/v2/front/settings')).includes('GET'))
  assert.ok((await allowed('DELETE', '/v2/front/url/home')).includes('GET'))
  assert.ok((await allowed('GET', '/v2/front/checkout/login')).includes('POST'))
})

test('3.4 unreadable JSON is 400 on every write', async () => {
  for (const [method, path] of [
    ['POST', CART],
    ['PUT', CART],
    ['DELETE', CART],
    ['POST', '/v2/front/checkout/login'],
    ['POST', '/v2/front/shipment/list'],
  ] as const)
    for (const text of [
      '{',
      '{"tipo":"lista",}',
      "{'a':1}",
      'undefined',
      '{"a":NaN}',
      '[1,2',
      '{"a":"\n"}',
    ]) {
      const { status, body } = await visit(method, path, text)
      assert.deepEqual([status, body.codigo], [400, 'corpo_invalido'], `${method} ${path} ${text}`)
    }
  const broken = await subject.fetch(CART, {
    method: 'POST',
    headers: JSON_TYPE,
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  })
  assert.ok([400, 422].includes(broken.status), String(broken.status))
  await broken.arrayBuffer()
})

test('3.4 JSON that is not an object is rejected', async () => {
  for (const text of ['[]', 'null', '"x"', '1', 'true', '[{"tipo":"lista"}]']) {
    assert.ok([400, 422].includes((await visit('POST', CART, text)).status), text)
    assert.ok([400, 422].includes((await visit('PUT', CART, text)).status), text)
  }
})

test('3.4 another content type is 415', async () => {
  const body = JSON.stringify(await valid())
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])
    for (const method of ['POST', 'PUT']) {
      const response = await visit(method, CART, body, { 'Content-Type': type })
      assert.deepEqual([response.status, response.body.codigo], [415, 'tipo_nao_suportado'], type)
    }
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
  ])
    assert.equal((await visit('POST', CART, body, { 'Content-Type': type })).status, 200, type)
})

test('3.4 a body above 64 KB is 413, one below is not', async () => {
  const { tipo, itens } = await valid()
  const padded = (bytes: number) => {
    const empty = JSON.stringify({ tipo, itens, enchimento: '' })
    return JSON.stringify({ tipo, itens, enchimento: 'x'.repeat(bytes - empty.length) })
  }
  assert.equal((await visit('POST', CART, padded(60 * KIB))).status, 200)
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, body } = await visit(method, CART, padded(70 * KIB))
    assert.deepEqual([status, body.codigo], [413, 'corpo_grande'], method)
  }
})

test('3.4 a body above 64 KB without Content-Length is 413 too', async () => {
  const pieces = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let sent = 0; sent < 100; sent++) stream.enqueue(new TextEncoder().encode(' '.repeat(KIB)))
      stream.close()
    },
  })
  const response = await subject.fetch(CART, {
    method: 'POST',
    headers: JSON_TYPE,
    body: pieces,
    duplex: 'half',
  })
  assert.equal(response.status, 413)
  await response.arrayBuffer()
})

test('L12 a request whose body is rejected unread gets its response, and so does the next one', async () => {
  const big = ' '.repeat(100 * KIB)
  for (let turn = 0; turn < fewerWhenExternal(20); turn++) {
    assert.equal((await visit('POST', CART, big)).status, 413)
    assert.equal((await visit('POST', CART, '{}')).status, 422)
    assert.equal((await visit('POST', CART, big.slice(0, 60 * KIB), { 'App-Token': undefined })).status, 401)
    assert.equal((await visit('POST', '/v2/front/nada', big)).status, 404)
  }
})

test('3.4 JSON nested more than 20 deep is 400, also in an unknown field', async () => {
  const { tipo, itens } = await valid()
  const nested = (depth: number) =>
    `{"tipo":"${tipo}","itens":${JSON.stringify(itens)},"x":${'['.repeat(depth)}${']'.repeat(depth)}}`
  assert.equal((await visit('POST', CART, nested(15))).status, 200)
  for (const depth of [25, 1000, 20_000]) {
    const { status, body } = await visit('POST', CART, nested(depth))
    assert.deepEqual([status, body.codigo], [400, 'corpo_invalido'], String(depth))
  }
  const brackets = { tipo, itens: [{ ...itens[0], adicional: '['.repeat(100) }] }
  assert.equal(
    (await visit('POST', CART, brackets)).status,
    200,
    'brackets in a string do not count as depth',
  )
})

test('3.8 fields that are not in the contract are ignored', async () => {
  const { tipo, itens } = await valid()
  const plain = await visit('POST', CART, { tipo, itens })
  const text = JSON.stringify({ tipo, itens, constructor: { a: 1 }, novo: [1, { b: null }] })
  const withMore = await visit('POST', CART, text.replace('{', '{"__proto__":{"tipo":"x"},'))
  const bare = (body: unknown) => ({ ...(body as object), estrutura: undefined, versao: undefined })
  assert.deepEqual([withMore.status, bare(withMore.body)], [200, bare(plain.body)])
})
