import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import type { WireDraft } from '#lib/contract/draft.ts'
import type { WireOrder, WireOrderCreated } from '#lib/contract/order-document.ts'
import { TestShopper } from './test-shopper.ts'
import type { TestResponse, TestShop } from './test-shop.ts'

/** An item of the catalogue: one pot of one flavour. */
export const POT = 422

/** A buyer whose CPF has valid check digits. */
export const BUYER = {
  nome: 'Maria da Silva',
  email: 'Maria@exemplo.com.br',
  cpf: '529.982.247-25',
  celular: '(11) 98765-4321',
}

/** An address in São Paulo. */
export const ADDRESS = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: 'ap 12',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  destinatario: 'Joana Lima',
  observacao: 'Portaria 24 horas',
  presente: 'sim',
  recado: 'Feliz aniversário,\nJoana!',
}

interface Rejected {
  codigo: string
  campos: Record<string, string[]>
  rascunho: WireDraft
}

type OrderAnswer = TestResponse<WireOrderCreated & Rejected>

/** A visitor who buys. */
export class TestBuyer extends TestShopper {
  /** Puts pots into the cart and fills every section of the checkout; returns the draft. */
  async prepare(units = 1, itemId = POT): Promise<WireDraft> {
    await this.add({ idProduto: itemId, quantidade: units })
    const sections = { dados: BUYER, entrega: ADDRESS, opcao: 'padrao', pagamento: 'pix' }
    const { body, status } = await this.draft(sections)
    assert.equal(status, 200)
    return body
  }

  /** PUT checkout/draft, or GET without a body. */
  draft(body?: object): Promise<TestResponse<WireDraft & Rejected>> {
    const headers = { session: this.session, 'accept-language': this.language }
    return body
      ? this.shop.write('PUT', 'checkout/draft', body, headers)
      : this.shop.get('checkout/draft', headers)
  }

  /** POST checkout/order as the draft shows it. */
  async order(draft: WireDraft, key = '', body: object = {}): Promise<OrderAnswer> {
    const sent = { pagamento: 'pix', total: draft.resumo.total, versao: draft.versao, ...body }
    const headers = { session: this.session, ...(key !== '' && { 'idempotency-key': key }) }
    return this.shop.write('POST', 'checkout/order', sent, headers)
  }
}

/** Places an order of pots as a new buyer. */
export async function placeTestOrder(shop: TestShop, units = 1, itemId = POT) {
  const buyer = new TestBuyer(shop)
  const draft = await buyer.prepare(units, itemId)
  const { body, status } = await buyer.order(draft)
  assert.equal(status, 201)
  return { buyer, draft, numero: body.numero, number: Number(body.numero), chave: body.chave, created: body }
}

/** Returns buyers whose carts and drafts are copies of one that `prepare` has filled; quicker than as many requests. */
export async function copyBuyer(shop: TestShop, { session }: TestBuyer, count: number): Promise<TestBuyer[]> {
  const tokens = Array.from({ length: count }, (_, index) => String(index).padStart(22, 'c'))
  await shop.db.write(async (queries) => {
    const { cart_id, expires_at } = await queries
      .selectFrom('session')
      .selectAll()
      .where('token_hash', '=', hash('sha256', session, 'hex'))
      .executeTakeFirstOrThrow()
    const cart = await queries
      .selectFrom('cart')
      .selectAll()
      .where('id', '=', cart_id)
      .executeTakeFirstOrThrow()
    const lines = await queries.selectFrom('cart_line').selectAll().where('cart_id', '=', cart_id).execute()
    const draft = await queries
      .selectFrom('checkout_draft')
      .selectAll()
      .where('cart_id', '=', cart_id)
      .executeTakeFirstOrThrow()
    const { version, postal_code } = cart
    for (const token of tokens) {
      await queries.insertInto('cart').values({ id: token, version, postal_code, expires_at }).execute()
      await queries
        .insertInto('cart_line')
        .values(lines.map((line) => ({ ...line, cart_id: token })))
        .execute()
      await queries
        .insertInto('checkout_draft')
        .values({ ...draft, cart_id: token })
        .execute()
      const session = {
        token_hash: hash('sha256', token, 'hex'),
        cart_id: token,
        customer_id: null,
        expires_at,
      }
      await queries.insertInto('session').values(session).execute()
    }
  })
  return tokens.map((token) => new TestBuyer(shop, token))
}

/** GET order/{numero} by its key. */
export async function readOrder(shop: TestShop, numero: string, chave: string): Promise<WireOrder> {
  const { status, body } = await shop.get<WireOrder>(`order/${numero}?chave=${chave}`)
  assert.equal(status, 200)
  return body
}

/** The units of an item in stock. */
export async function readStock(shop: TestShop, itemId = POT): Promise<number> {
  const row = await shop.db.read
    .selectFrom('item')
    .select('stock')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  return row.stock
}

/** The e-mails in the queue, as [kind, number]. */
export async function mailsOf(shop: TestShop): Promise<[string, string | null][]> {
  const rows = await shop.db.read
    .selectFrom('mail')
    .select(['kind', 'number'])
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, number }) => [kind, number])
}
