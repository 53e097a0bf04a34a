import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { cacheControl } from './checked-response.ts'
import type { SubjectHeaders } from './subject-type.ts'
import { skipOnExternalHost, subject } from './subject.ts'

// Every score changes the survey's results, so these tests run only on our own stores.
const skip = { skip: skipOnExternalHost }
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const siteUrl = subject.siteUrl ?? ''
const site = siteUrl.replace(/^https?:\/\//, '')

interface Rejected {
  message: string
  errors?: Record<string, string[]>
}

async function send(body: string, headers: SubjectHeaders, method = 'POST') {
  const response = await subject.fetch('/api/nps', {
    method,
    headers: { 'App-Token': undefined, ...headers },
    ...(method === 'POST' && { body }),
  })
  const text = await response.text()
  assert.ok(response.headers.get('request-id'), '3.7 Request-Id')
  assert.deepEqual(cacheControl(response.headers), { private: true, 'no-store': true })
  return { status: response.status, headers: response.headers, text }
}

const form = (fields: Record<string, string>, headers: SubjectHeaders = {}) =>
  send(new URLSearchParams({ site, ...fields }).toString(), { ...FORM_TYPE, ...headers })

const json = (fields: object, headers: SubjectHeaders = {}) =>
  send(JSON.stringify({ site, ...fields }), { ...JSON_TYPE, ...headers })

const read = ({ text }: { text: string }) => JSON.parse(text) as Rejected

test('4.18 the example of the contract is accepted as a form and as JSON', skip, async () => {
  const fields = { nota: '9', email: 'a@b.com', nome: 'Ana', campanha: 'pos-compra' }
  for (const response of [await form(fields), await json(fields), await json({ ...fields, nota: 9 })]) {
    assert.deepEqual([response.status, read(response)], [201, { sucesso: true }])
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
  }
})

test('4.18 every score from 0 to 10 is accepted without name and e-mail', skip, async () => {
  for (let nota = 0; nota <= 10; nota++) {
    assert.equal((await form({ nota: String(nota) })).status, 201)
    assert.equal((await json({ nota, email: '', nome: null })).status, 201)
  }
})

test(
  '4.18 a browser is redirected to the shop’s thank-you page in the language of the form',
  skip,
  async () => {
    for (const [lang, path] of [
      [undefined, '/avaliacao-empresa'],
      ['pt', '/avaliacao-empresa'],
      ['en', '/en/avaliacao-empresa'],
      ['https://evil.test', '/avaliacao-empresa'],
    ] as const) {
      const { status, headers, text } = await form({ nota: '10', ...(lang && { lang }) }, HTML)
      assert.deepEqual([status, headers.get('location'), text], [303, `${siteUrl}${path}?obrigado=1`, ''])
    }
  },
)

test('L26 no site, Host header or field redirects a browser to another host', skip, async () => {
  for (const hostile of [
    'evil.test',
    `${site}.evil.test`,
    `evil.test/${site}`,
    `${site}@evil.test`,
    '//evil.test',
    `${site}:8443`,
    `${site}\r\nLocation: https://evil.test`,
    '',
    ' ',
  ]) {
    const { status, headers } = await form({ nota: '9', site: hostile }, { ...HTML, Host: 'evil.test' })
    assert.deepEqual([status, headers.get('location')], [422, null], hostile)
  }
  for (const own of [site.toUpperCase(), `${site}:443`, ` ${site} `])
    assert.equal((await form({ nota: '9', site: own })).status, 201, own)
})

test('4.18 missing or invalid fields are listed by name, as Laravel does', skip, async () => {
  for (const [fields, name] of [
    [{}, 'nota'],
    [{ nota: '' }, 'nota'],
    [{ nota: '11' }, 'nota'],
    [{ nota: '-1' }, 'nota'],
    [{ nota: '9.5' }, 'nota'],
    [{ nota: '9,5' }, 'nota'],
    [{ nota: '0x9' }, 'nota'],
    [{ nota: 'nove' }, 'nota'],
    [{ nota: '9', email: 'ana' }, 'email'],
    [{ nota: '9', email: `${'x'.repeat(250)}@b.co` }, 'email'],
    [{ nota: '9', nome: 'x'.repeat(121) }, 'nome'],
    [{ nota: '9', campanha: 'x'.repeat(121) }, 'campanha'],
    [{ nota: '9', nome: 'a\0b' }, 'nome'],
  ] as [Record<string, string>, string][]) {
    const response = await form(fields)
    const { message, errors } = read(response)
    assert.equal(response.status, 422, JSON.stringify(fields))
    assert.equal(message, 'Os dados são inválidos.')
    assert.deepEqual(Object.keys(errors ?? {}), [name], JSON.stringify(fields))
    assert.ok(errors?.[name]?.[0])
  }
  for (const nota of [9.5, '9.0', true, [9], { toString: 9 }, null, 1e300])
    assert.deepEqual(Object.keys(read(await json({ nota })).errors ?? {}), ['nota'], JSON.stringify(nota))
})

test('4.18 error texts are in the requested language', skip, async () => {
  const portuguese = await form({ nota: '11' }, { 'Accept-Language': 'pt-BR' })
  const english = await form({ nota: '11' }, { 'Accept-Language': 'en' })
  assert.equal(english.headers.get('content-language'), 'en')
  assert.notEqual(read(english).message, read(portuguese).message)
  assert.notDeepEqual(read(english).errors, read(portuguese).errors)
  assert.match(
    (await form({ nota: '11', lang: 'en' }, HTML)).text,
    /<html lang="en"/,
    'the form field wins over Accept-Language',
  )
})

test('4.18 a rejected form gets a page with the errors and a link back', skip, async () => {
  const { status, headers, text } = await form({ nota: '99', email: '"><script>alert(1)</script>' }, HTML)
  assert.equal(status, 422)
  assert.match(headers.get('content-type') ?? '', /^text\/html/)
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.match(text, /<html lang="pt-BR"/)
  assert.ok(text.includes(`href="${siteUrl}/avaliacao-empresa"`))
  assert.ok(text.includes('Escolha uma nota de 0 a 10.') && text.includes('O e-mail não é válido.'))
  assert.doesNotMatch(text, /<script|alert/)
})

test('L27 no response contains the e-mail', skip, async () => {
  const email = `${randomUUID()}@exemplo.test`
  for (const nota of ['9', '99'])
    for (const accept of [HTML, {}]) {
      const { text, headers } = await form({ nota, email, nome: email, campanha: 'x' }, accept)
      assert.ok(!`${text}${JSON.stringify([...headers])}`.includes(email))
    }
})

test('3.4 unreadable bodies are rejected with an error of the reports API', skip, async () => {
  for (const [body, type, status] of [
    ['{', JSON_TYPE, 400],
    [`${'['.repeat(30)}${']'.repeat(30)}`, JSON_TYPE, 400],
    ['nota=9', { 'Content-Type': 'text/plain' }, 415],
    ['nota=9', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    [`nota=9&nome=${'x'.repeat(70 * 1024)}`, FORM_TYPE, 413],
    [JSON.stringify({ nota: 9, nome: 'x'.repeat(70 * 1024) }), JSON_TYPE, 413],
    ['[]', JSON_TYPE, 422],
    ['null', JSON_TYPE, 422],
    ['"9"', JSON_TYPE, 422],
    ['{"__proto__":{"nota":9},"constructor":{"nota":9}}', JSON_TYPE, 422],
    ['__proto__=9&constructor=9', FORM_TYPE, 422],
  ] as const) {
    const response = await send(body, type)
    assert.equal(response.status, status, body.slice(0, 40))
    assert.ok(read(response).message, body.slice(0, 40))
    assert.equal('error' in read(response), false)
  }
})

test('3.4 other methods are 405, other paths 404, with or without a token', skip, async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await send('', {}, method)
    assert.equal(response.status, 405)
    assert.equal(response.headers.get('allow'), 'POST')
  }
  for (const path of ['/api/nada', '/api/nps/1', '/api/', '/nps', '/v2/front/nps']) {
    const response = await subject.fetch(path, { headers: { 'App-Token': subject.appToken } })
    assert.equal(response.status, 404, path)
    await response.arrayBuffer()
  }
})
