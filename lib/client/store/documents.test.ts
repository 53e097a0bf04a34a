/** @jest-environment node */
import fc from 'fast-check'
import cart from '../../testing/documents/cart.json'
import list from '../../testing/documents/list.json'
import { amountsIn, mutations, type Json } from '../../testing/documents/mutate.ts'
import shipment from '../../testing/documents/shipment.json'
import user from '../../testing/documents/user.json'
import { createApiClient, type ApiClient } from '../api-client.ts'
import { fetchCart } from './cart.ts'
import { getKitPrice } from './kits.ts'
import { getShipping } from './shipment.ts'
import { getSignedInVisitor } from './user.ts'

const storeOf = (document: Json): ApiClient =>
  createApiClient({
    base: 'http://store.internal/v2/front',
    lang: 'pt',
    timeoutMs: 1000,
    fetch: async () => Response.json(document),
  })

const holds = (document: unknown, check: (mutated: Json) => Promise<void>) =>
  fc.assert(fc.asyncProperty(mutations(document as Json), check), { numRuns: 150 })

const expectText = (text: string) => expect(text).not.toMatch(/NaN|undefined|\[object|<script|<b>/)

test('platform 3.6 a cart in which one field has an unexpected value keeps its other lines and amounts', () =>
  holds(cart, async (mutated) => {
    if (
      typeof mutated !== 'object' ||
      !('itens' in (mutated as object)) ||
      !('subtotal' in (mutated as object))
    )
      return
    const { cart: read, messages } = await fetchCart(storeOf(mutated))
    const stated = amountsIn(mutated)
    for (const { name, price, total, quantity } of read.items) {
      expectText(name)
      expect(name).not.toBe('')
      expect(Number.isSafeInteger(quantity) && quantity >= 0).toBe(true)
      if (price !== undefined) expect(stated).toContain(price)
      if (total !== undefined && total !== (price ?? 0) * quantity) expect(stated).toContain(total)
    }
    expect(Number.isSafeInteger(read.count) && read.count >= 0).toBe(true)
    for (const amount of [read.subtotal, read.total]) if (amount) expect(stated).toContain(amount)
    for (const { text } of messages) expectText(text)
  }))

test('platform 3.6 a shipping quote in which one field has an unexpected value has only amounts of the document', () =>
  holds(shipment, async (mutated) => {
    const quote = await getShipping(storeOf(mutated), {
      postalCode: '01310100',
      kind: 'produto',
      itemId: 1,
      quantity: 1,
    })
    const stated = amountsIn(mutated)
    for (const { label, price, time } of quote.options) {
      expectText(label)
      expectText(time)
      if (price !== undefined) expect(stated).toContain(price)
    }
    expectText(quote.note)
  }))

test('platform 3.7 a visitor document in which one field has an unexpected value means signed in only if logado is true', () =>
  holds(user, async (mutated) => {
    const visitor = await getSignedInVisitor(storeOf(mutated))
    const logado = (mutated as { logado?: Json }).logado
    if (logado !== true && logado !== 1) expect(visitor).toBeUndefined()
    if (visitor) expectText(visitor.name + visitor.email)
  }))

test('platform 3.5 a kit document in which one field has an unexpected value has the store’s price or none', () =>
  holds(list, async (mutated) => {
    const price = await getKitPrice(storeOf(mutated), '/x.html').catch(() => undefined)
    if (price) expect(amountsIn(mutated)).toContain(price.price)
  }))
