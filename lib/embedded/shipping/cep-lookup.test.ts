import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCepLookup } from './cep-lookup.ts'

const URL_OF_API = 'https://cep.example/{cep}/json'

function lookup(answer: () => Promise<Response>) {
  const urls: string[] = []
  const fetch = ({ url }: Request) => {
    urls.push(url)
    return answer()
  }
  return { urls, look: createCepLookup(URL_OF_API, { fetch }) }
}
const json = (body: object) => () => Promise.resolve(Response.json(body))
const TABLE = { uf: 'SP', city: 'São Paulo', street: '', district: '' }

test('without CEP_API_URL the table of the shop answers', async () => {
  const look = createCepLookup(undefined)
  assert.deepEqual(await look('01310100'), TABLE)
  assert.equal(await look('00000000'), undefined)
})

test('an outside service adds street and district, once for each CEP', async () => {
  const { urls, look } = lookup(
    json({ logradouro: 'Avenida  Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' }),
  )
  const address = { ...TABLE, street: 'Avenida Paulista', district: 'Bela Vista' }
  assert.deepEqual([await look('01310100'), await look('01310100')], [address, address])
  assert.deepEqual(urls, ['https://cep.example/01310100/json'])
})

test('the field names of other services are understood', async () => {
  const { look } = lookup(json({ street: 'Praça da Sé', neighborhood: 'Sé', city: 'São Paulo', state: 'SP' }))
  assert.deepEqual(await look('01001000'), { ...TABLE, street: 'Praça da Sé', district: 'Sé' })
})

for (const [name, answer] of [
  ['another state', json({ localidade: 'Recife', uf: 'PE' })],
  ['an error', json({ erro: true })],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['a failure', () => Promise.resolve(new Response('', { status: 500 }))],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a list', () => Promise.resolve(Response.json([1]))],
  ['null', () => Promise.resolve(Response.json(null))],
  ['numbers', json({ logradouro: 1, uf: 35 })],
] as const)
  test(`${name} from the service changes nothing in the answer of the table`, async () => {
    assert.deepEqual(await lookup(answer).look('01310100'), TABLE)
  })

test('for a CEP that cannot exist the outside service is not called', async () => {
  const { urls, look } = lookup(json({ uf: 'SP' }))
  assert.equal(await look('00000000'), undefined)
  assert.deepEqual(urls, [])
})
