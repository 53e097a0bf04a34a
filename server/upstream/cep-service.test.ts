import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, beforeEach, mock, test } from 'node:test'
import { createCepLookup } from '#lib/embedded/shipping/cep-lookup.ts'
import { checkPostalCodes } from '../checks/check-postal-codes.ts'
import { cepService } from './cep-service.ts'

// Failed calls are logged.
beforeEach(() => {
  mock.method(console, 'warn', () => {})
})
const servers: ReturnType<typeof createServer>[] = []
after(() => {
  mock.restoreAll()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** A look-up that asks a service on loopback, and the addresses that it was asked for. */
async function service(listener: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['user-agent']}`)
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cepApiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws/{cep}/json/`
  const env = { cepApiUrl, apiUserAgent: 'Loja/1.0', brandName: 'Loja' }
  return { asked, env, look: createCepLookup(cepApiUrl, { fetch: cepService(env)!.fetch }) }
}

const json =
  (body: object, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const TABLE = { uf: 'SP', city: 'São Paulo', street: '', district: '' }
const VIACEP = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
}
const BRASIL_API = { state: 'SP', city: 'São Paulo', neighborhood: 'Sé', street: 'Praça da Sé' }

for (const [name, body] of [
  ['ViaCEP', VIACEP],
  ['BrasilAPI', { cep: '01001000', ...BRASIL_API, service: 'correios' }],
] as const)
  test(`decision 0098 the answer of ${name} has street and district, and is asked for once`, async () => {
    const { asked, look, env } = await service(json(body))
    const address = { ...TABLE, street: 'Praça da Sé', district: 'Sé' }
    assert.deepEqual([await look('01001000'), await look('01001000')], [address, address])
    assert.deepEqual(asked, ['/ws/01001000/json/ Loja/1.0'])
    assert.equal((await checkPostalCodes(env))?.problem, undefined)
  })

for (const [name, listener] of [
  ['404 with JSON, as of BrasilAPI', json({ name: 'CepPromiseError', type: 'service_error' }, 404)],
  ['"erro", as of ViaCEP', json({ erro: 'true' })],
] as const)
  test(`decision 0098 ${name}: the table answers, and the service is not asked again within the hour`, async () => {
    const { asked, look, env } = await service(listener)
    assert.deepEqual([await look('01001000'), await look('01001000')], [TABLE, TABLE])
    assert.equal(asked.length, 1)
    assert.match((await checkPostalCodes(env))?.problem ?? '', /Check CEP_API_URL/)
  })

for (const [name, listener] of [
  ['500', json({}, 500)],
  ['HTML', (_, response) => response.end('<html>')],
  ['half of a document', (_, response) => response.end('{"logradouro": "Pra')],
  ['five megabytes', (_, response) => response.end(JSON.stringify({ uf: 'SP'.repeat(3_000_000) }))],
  ['a closed connection', (request) => request.socket.destroy()],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/' }).end()],
] as [string, RequestListener][])
  test(`decision 0098 ${name} from the service changes nothing, and the service is asked again for the next visitor`, async () => {
    const { asked, look } = await service(listener)
    assert.deepEqual(await look('01001000'), TABLE)
    assert.deepEqual(await look('01001000'), TABLE)
    assert.equal(asked.length, 2)
  })

test('L8 L11 decision 0098 a service that does not answer delays five visitors until its deadline, and later visitors not at all', async () => {
  const { asked, look } = await service(() => {})
  const start = performance.now()
  const ceps = ['01001000', '01310100', '20040002', '30130010', '40020000']
  const answers = await Promise.all(ceps.map(look))
  assert.ok(answers.every((answer) => answer?.street === ''))
  assert.equal(asked.length, 5)
  const waited = performance.now() - start
  assert.ok(waited >= 1000 && waited < 10_000, `${waited} ms`)
  assert.deepEqual(await look('01002000'), TABLE)
  assert.equal(asked.length, 5, 'the circuit is open')
})

test('decision 0098 without CEP_API_URL there is no service, and `npm run doctor` reports nothing about one', async () => {
  const env = { cepApiUrl: undefined, apiUserAgent: undefined, brandName: 'Loja' }
  assert.equal(cepService(env), undefined)
  assert.equal(await checkPostalCodes(env), undefined)
})
