import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne, sellables, type ListedItem } from './catalogue.ts'
import { Shopper, type CheckedCart } from './shopper.ts'
import { fewerElsewhere, fewerWhenExternal } from './subject.ts'

const CLIENTS = 50
const ADDS = 40
const LINE_LIMIT = 99
// On a busy machine the store may respond 503 occasionally; such a request must have no effect.
const RETRIES_PER_CLIENT = 5

/** Returns three variations of each of the two kits with the largest stocks (L1). */
async function sixItems(): Promise<ListedItem[]> {
  const kits = Map.groupBy(
    (await sellables()).filter(({ available, stock }) => available && (stock ?? LINE_LIMIT) >= 10),
    ({ kitId }) => kitId,
  )
  const capacity = (items: ListedItem[]) =>
    Math.min(...items.slice(0, 3).map(({ stock }) => stock ?? LINE_LIMIT))
  const two = [...kits.values()]
    .filter((items) => items.length >= 3)
    .toSorted((a, b) => capacity(b) - capacity(a))
    .slice(0, 2)
  assert.equal(two.length, 2, 'two kits with three variations in stock')
  return two.flatMap((items) => items.slice(0, 3))
}

test('L1 50 clients × 40 adds to one session: the cart has every unit, each response has one unit more, no line is doubled', async () => {
  const items = await sixItems()
  const shopper = new Shopper()
  await shopper.add({ idProduto: items[0]?.id ?? 0 })
  await shopper.empty()
  const perLine = Math.min(LINE_LIMIT, ...items.map(({ stock }) => stock ?? LINE_LIMIT))
  // A line has at most 99 units and at most its stock, so the adds are sent in rounds with an empty cart.
  const perRound = Math.max(1, Math.floor((perLine * items.length) / CLIENTS) - 1)
  const adds = fewerElsewhere(ADDS)
  const { session } = shopper
  let arrived = 0
  for (let done = 0; done < adds; done += perRound) {
    const { versao: start } = (await shopper.cart()).body
    const count = Math.min(perRound, adds - done)
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      const own = new Shopper()
      own.session = session
      own.retriesLeft = RETRIES_PER_CLIENT
      const responses: CheckedCart[] = []
      for (let turn = 0; turn < count; turn++) {
        const { id } = items[(client + turn) % items.length] ?? { id: 0 }
        responses.push(await own.add({ idProduto: id }))
      }
      assert.equal(own.session, session)
      return responses
    })
    const responses = (await Promise.all(clients)).flat()
    checkHistory(responses, start)
    const { body } = await shopper.cart()
    assert.equal(body.quantidadeTotal, CLIENTS * count)
    assert.equal(body.quantidadeItens, items.length)
    arrived += body.quantidadeTotal
    await shopper.empty()
  }
  assert.equal(arrived, CLIENTS * adds)
})

// Sorted by version, each response must have one unit more than the one before, as from a single client.
function checkHistory(responses: CheckedCart[], start: number): void {
  const ordered = responses.toSorted((a, b) => a.body.versao - b.body.versao)
  ordered.forEach(({ status, body }, index) => {
    assert.equal(status, 200)
    assert.equal(body.quantidadeTotal, index + 1)
    assert.ok(
      body.versao > (ordered[index - 1]?.body.versao ?? start),
      'every response has a different version',
    )
  })
}

test('L1 three concurrent adds are all in the cart', async () => {
  const shopper = new Shopper()
  const { id } = await pickOne(10)
  await shopper.add({ idProduto: id })
  await Promise.all([1, 2, 3].map(() => shopper.add({ idProduto: id })))
  assert.equal((await shopper.cart()).body.quantidadeTotal, 4)
})

test('L1 concurrent adds, updates and removals result in a consistent cart and never oversell', async () => {
  const items = (await sixItems()).slice(0, 3)
  const shopper = new Shopper()
  shopper.retriesLeft = 30 * RETRIES_PER_CLIENT
  for (const { id } of items) await shopper.add({ idProduto: id })
  const limit = (id: number) =>
    Math.min(LINE_LIMIT, items.find((item) => item.id === id)?.stock ?? LINE_LIMIT)
  const client = async (_: unknown, number: number) => {
    for (let turn = 0; turn < 10; turn++) {
      const step = number * 10 + turn
      const { id } = items[step % items.length] ?? { id: 0 }
      const response = await [
        () => shopper.put({ idProduto: id }, (step % 40) + 1),
        () => shopper.remove({ idProduto: id }),
        () => shopper.add({ idProduto: id, quantidade: (step % 9) + 1 }),
        () => shopper.add({ idProduto: id }),
        () => shopper.add({ idProduto: id, quantidade: 30 }),
      ][step % 5]?.()
      assert.ok(response && [200, 404, 409].includes(response.status), String(response?.status))
      if (response.status !== 200) continue
      for (const { hash, quantidade } of response.body.itens) assert.ok(quantidade <= limit(hash.idProduto))
    }
  }
  await Promise.all(Array.from({ length: fewerWhenExternal(30) }, client))
  await shopper.cart()
})
