import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { externalCheckoutShop as shop } from './external-checkout-shop.ts'
import { expect, test } from './fixtures.ts'

test('L27 L28 while a table is missing the log has the fault of the embedded store with its stack, and under the id of the response', async () => {
  const database = new DatabaseSync(path.join(shop.dataDir, 'store.sqlite'))
  // No other test of this shop needs it.
  database.exec('DROP TABLE survey_answer')
  database.close()
  const response = await fetch(`${shop.origin}/api/nps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify({
      nota: '9',
      email: 'vazou1@exemplo.com',
      nome: 'Ana Vazou',
      campanha: 'a',
      site: 'localhost',
    }),
  })
  expect(response.status).toBe(502)
  const id = response.headers.get('request-id')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const line = shop
    .output()
    .split('\n')
    .find((each) => each.includes(id!))
  expect(JSON.parse(line!)).toMatchObject({ level: 'error', request: id, stack: expect.any(Array) })
  expect(line).toMatch(/store: .*\/api\/nps.*survey_answer/)
  expect(line).not.toMatch(/vazou/i)
})
