import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestShop } from '../testing/test-shop.ts'
import type { kitDocument } from './kit-document.ts'
import type { listingDocument } from './listings.ts'
import type { productDocument } from './product-detail.ts'

type Detail = NonNullable<Awaited<ReturnType<typeof productDocument>>>
type Listing = NonNullable<Awaited<ReturnType<typeof listingDocument>>>
type Kits = { conteudo: { listas: ReturnType<typeof kitDocument>[] } }

test('4.6 P23 products and flavours have their own SKU and EAN; the part number of a product of the own brand is its SKU', async () => {
  await using shop = await TestShop.open()
  const { conteudo: product } = (await shop.get<Detail>('url/product/detail?url=/colageno')).body
  assert.deepEqual([product.sku, product.mpn, product.ean], ['RB-422', 'RB-422', '2000000004228'])
  const { conteudo } = (await shop.get<Kits>('url/list/listing?url=/colageno')).body
  assert.deepEqual(
    conteudo.listas[0]?.variacoes.slice(0, 2).map(({ ean }) => ean),
    ['2000000004228', '2000000004235'],
  )
})

test('4.8 R65 a listed product has the same `indexar` as its page', async () => {
  await using shop = await TestShop.open()
  const { conteudo } = (await shop.get<Listing>('url/product/listing/landing-page?url=/produtos')).body
  const [first] = conteudo.produtos
  const { pathname } = new URL(first!.url)
  const { estrutura } = (await shop.get<Detail>(`url/product/detail?url=${pathname}`)).body
  assert.equal(first!.indexar, estrutura.seo.indexar)
})
