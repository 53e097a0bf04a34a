import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestShop } from '../testing/test-shop.ts'
import { readCatalogueCommand } from './command.ts'
import { createCatalogueService } from './create-catalogue-service.ts'

async function run(shop: TestShop, line: string) {
  const output: string[] = []
  const task = readCatalogueCommand(line.split(' '))
  if (typeof task === 'string') return { code: 2, text: task }
  const print = (text: string) => void output.push(text)
  const code = await task(createCatalogueService(shop), { print, printError: print })
  return { code, text: output.join('\n') }
}

for (const [line, expected] of [
  ['coupon', 'coupon needs: list, set <code> … or remove <code>.'],
  ['coupon list --uses 1', 'coupon list has no options.'],
  ['coupon give X1', 'There is no command "coupon give".'],
  ['coupon set A --percent 5', '"A" is not a code: write 2 to 40 letters, digits, - or _.'],
  ['coupon set DEZ', 'coupon set needs --percent or --amount.'],
  ['coupon set DEZ --percent 5 --amount 1.00', 'coupon set needs --percent or --amount.'],
  ['coupon set DEZ --percent 101', '"101" is not a percentage from 1 to 100.'],
  ['coupon set DEZ --amount 1,5', '"1,5" is not an amount: write reais as 59.90.'],
  ['coupon set DEZ --amount 0', 'The amount is zero.'],
  ['coupon set DEZ --percent 5 --to 2026-02-30', '"2026-02-30" is not a day: write 2026-12-31.'],
  ['coupon set DEZ --percent 5 --from 2026-02-02 --to 2026-02-01', '--to is before --from.'],
  ['coupon set DEZ --percent 5 --uses 0', '"0" is not a number of carts.'],
] as const)
  test(`"${line}" is rejected with a message`, () =>
    assert.equal(readCatalogueCommand(line.split(' ')), expected))

test('4.20 coupons are set, listed and removed; days are whole days in Brazil', async () => {
  await using shop = await TestShop.open()
  assert.equal((await run(shop, 'coupon list')).text, 'The store has no coupons.')
  assert.equal(
    (
      await run(
        shop,
        'coupon set verao --percent 15 --minimum 100 --from 2026-01-01 --to 2026-01-31 --uses 1',
      )
    ).text,
    'VERAO  15 % off, from R$ 100.00 on, valid from 2026-01-01, valid to 2026-01-31, 0 of 1 cart',
  )
  const [row] = await createCatalogueService(shop).coupons.list()
  assert.equal(new Date(row!.valid_from!).toISOString(), '2026-01-01T03:00:00.000Z')
  assert.equal(new Date(row!.valid_to!).toISOString(), '2026-02-01T02:59:59.999Z')
  assert.equal((await run(shop, 'coupon set VERAO --amount 7,50')).text, 'VERAO  R$ 7.50 off, 0 carts')
  assert.deepEqual(await run(shop, 'coupon remove verao'), { code: 0, text: 'Removed VERAO.' })
  assert.deepEqual(await run(shop, 'coupon remove verao'), { code: 1, text: 'There is no coupon "verao".' })
})
