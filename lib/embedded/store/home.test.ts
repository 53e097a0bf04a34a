import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '../db/migrate.ts'
import { TestShop } from '../testing/test-shop.ts'

interface Home {
  conteudo: { listas: { id: number }[] }
}

const kitsOf = ({ body }: { body: Home }) => body.conteudo.listas.map(({ id }) => id)

test('L7 4.4 a store that was filled before its home page named a category has the same kits there after the migration', async () => {
  await using shop = await TestShop.open()
  const kits = kitsOf(await shop.get<Home>('url/home'))
  assert.ok(kits.length > 5)
  await shop.db.write(async (queries) => {
    await queries.deleteFrom('document').where('name', '=', 'homeKits').execute()
    await queries.deleteFrom('migration').where('name', '=', '0025.sql').execute()
  })
  assert.deepEqual(await migrate(shop.db), ['0025.sql'])
  assert.deepEqual(kitsOf(await shop.get<Home>('url/home')), kits)
})
