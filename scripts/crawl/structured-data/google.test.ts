import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from '../site/page.ts'
import { parsePage } from '../site/page.ts'
import { miniPages } from '../testing/mini-shop.ts'
import { googleErrors } from './google.ts'
import { isGtin } from './gtin.ts'

const page = (...graph: object[]): Page => {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  const html = `<html lang="en"><body><script type="application/ld+json">${data}</script></body></html>`
  return parsePage('/', html, { status: 200, headers: new Headers() })
}
const OFFER = { '@type': 'Offer', price: '1.00', priceCurrency: 'BRL' }
const PRODUCT = { '@type': 'Product', name: 'Serum', image: 'https://a.example/b.webp', offers: OFFER }

test('R93 the faultless miniature shop has no error', async () => {
  for (const [address, html] of Object.entries(miniPages())) {
    const found = await googleErrors(parsePage(address, html, { status: 200, headers: new Headers() }))
    assert.deepEqual(found ?? [], [], address)
  }
})

test('R93 a missing property that Google requires is an error', async () => {
  for (const bad of [
    { ...PRODUCT, offers: { '@type': 'Offer', priceCurrency: 'BRL' } },
    { ...PRODUCT, image: undefined },
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] },
    { ...PRODUCT, hasMerchantReturnPolicy: undefined, review: { '@type': 'Review', reviewRating: {} } },
  ])
    assert.ok((await googleErrors(page(bad)))!.length > 0, JSON.stringify(bad))
})

test('R93 a policy referenced by its @id and an ItemList of URLs are not errors', async () => {
  const policy = { '@type': 'MerchantReturnPolicy', '@id': 'https://a.example/#trocas' }
  const list = {
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://a.example/b' }],
  }
  const named = { ...PRODUCT, offers: { ...OFFER, hasMerchantReturnPolicy: policy } }
  assert.deepEqual(await googleErrors(page(named, list)), [])
  assert.deepEqual(
    await googleErrors(
      page(named, { ...list, itemListElement: [...list.itemListElement, ...list.itemListElement] }),
    ),
    [],
  )
})

test('R93 the check does not apply to a page without structured data', async () => {
  assert.equal(
    await googleErrors(parsePage('/', '<html></html>', { status: 200, headers: new Headers() })),
    undefined,
  )
})

test('R50 a GTIN has one of four lengths and a valid check digit', () => {
  assert.deepEqual(
    ['96385074', '036000291452', '7891000315507', '17891000315504'].map((text) => isGtin(text)),
    [true, true, true, true],
  )
  assert.deepEqual(
    ['7891000315508', '789100031550', '1234567', '78910003155A7', ''].map((text) => isGtin(text)),
    [false, false, false, false, false],
  )
  assert.equal(isGtin('96385074', 13), false)
})
