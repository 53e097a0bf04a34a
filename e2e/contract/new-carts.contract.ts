import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import { skipWithoutClock as skip, subject } from './subject.ts'

const MINUTE = 60_000

interface Visitor {
  ip: string
  session?: string
  language?: string
}

async function post(path: string, body: object, { ip, session = '', language = 'pt-BR' }: Visitor) {
  const response = await subject.fetch(`/v2/front/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      'X-Visitor-Address': ip,
      ...(session && { Session: session }),
    },
    body: JSON.stringify(body),
  })
  const document = (await response.json()) as { error?: string; codigo?: string; mensagens?: object[] }
  return { status: response.status, headers: response.headers, document }
}

async function addBody() {
  const { id } = await pickOne()
  return { tipo: 'lista', itens: [{ idProduto: id, quantidade: 1 }] }
}

/** Sends the same write from one IP address, ten at a time; returns how many were accepted. */
async function countAccepted(ip: string, count: number): Promise<number> {
  const body = await addBody()
  let accepted = 0
  for (let sent = 0; sent < count; sent += 10) {
    const batch = Array.from({ length: 10 }, () => post('checkout/cart', body, { ip: ip }))
    accepted += (await Promise.all(batch)).filter(({ status }) => status === 200).length
  }
  return accepted
}

test(
  'L25 an IP address creates at most 300 carts in ten minutes, with whatever write',
  { skip },
  async () => {
    const ip = '198.51.100.40'
    const shopper = await post('checkout/cart', await addBody(), { ip })
    const session = shopper.headers.get('session') ?? ''
    assert.equal((await post('checkout/zipcode', { cep: '01310100' }, { ip })).status, 200)
    assert.equal(await countAccepted(ip, 310), 298)

    const rejected = await post('checkout/cart', await addBody(), { ip })
    assert.deepEqual([rejected.status, rejected.document.codigo], [429, 'muitos_carrinhos'])
    assert.match(
      rejected.document.error ?? '',
      /Tente de novo em 10 minutos; sua escolha continua nesta página\.$/,
    )
    assert.equal(rejected.document.mensagens?.length, 1)
    const wait = Number(rejected.headers.get('retry-after'))
    assert.ok(wait > 0 && wait <= 600, `${wait} s`)
    const english = await post('checkout/zipcode', { cep: '01310100' }, { ip, language: 'en' })
    assert.match(english.document.error ?? '', /Try again in 10 minutes; your choice stays on this page\.$/)

    // Neither a shopper at the same IP address who has a cart nor another IP address is affected.
    assert.equal((await post('checkout/cart', await addBody(), { ip, session })).status, 200)
    assert.equal((await post('checkout/cart', await addBody(), { ip: '198.51.100.41' })).status, 200)
    subject.clock?.advance(11 * MINUTE)
    assert.equal((await post('checkout/cart', await addBody(), { ip })).status, 200)
  },
)

test('L25 a made-up session, and a repeated first request, count as new carts', { skip }, async () => {
  const ip = '198.51.100.50'
  assert.equal(await countAccepted(ip, 300), 300)
  const made = await post('checkout/cart', await addBody(), { ip, session: 'A'.repeat(22) })
  assert.equal(made.status, 429)
  const saved = await post('wishlist/add', { idProduto: 1 }, { ip })
  assert.ok(saved.status === 429 || saved.status === 422, String(saved.status))
})
