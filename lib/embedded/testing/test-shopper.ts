import type { CartDocument } from '../store/cart-document.ts'
import type { TestResponse, TestShop } from './test-shop.ts'

/** The body of a cart response or of an error. */
export type CartBody = CartDocument & {
  error: string
  codigo: string
  campos: Record<string, string[]>
  carrinho: CartDocument
  estrutura?: { apps: { pixelFacebook: { eventId: string } } }
}

type Line = { idProduto: unknown } & Record<string, unknown>

const CART = 'checkout/cart'

/** A visitor that sends the session of the last response. */
export class TestShopper {
  readonly shop: TestShop
  session: string
  language = 'pt-BR'

  constructor(shop: TestShop, session = '') {
    this.shop = shop
    this.session = session
  }

  /** Sends GET checkout/cart. */
  cart(headers: Record<string, string> = {}): Promise<TestResponse<CartBody>> {
    return this.#storeSession(this.shop.get(CART, this.#headers(headers)))
  }

  /** Adds one line. */
  add(line: Line, headers: Record<string, string> = {}): Promise<TestResponse<CartBody>> {
    const { tipo = 'lista', ...item } = line
    return this.call('POST', { tipo, itens: [item] }, headers)
  }

  /** Sets the quantity of one line. */
  put(
    line: Line,
    quantidade: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<CartBody>> {
    return this.call('PUT', { tipo: 'lista', ...line, quantidade }, headers)
  }

  /** Removes one line. */
  remove(line: Line, headers: Record<string, string> = {}): Promise<TestResponse<CartBody>> {
    return this.call('DELETE', { tipo: 'lista', ...line }, headers)
  }

  /** Sends any method to checkout/cart with an unchanged body. */
  call(method: string, body: unknown, headers: Record<string, string> = {}): Promise<TestResponse<CartBody>> {
    return this.#storeSession(this.shop.write(method, CART, body, this.#headers(headers)))
  }

  /** Sends a POST to any other path of the store API. */
  post<T>(path: string, body: unknown): Promise<TestResponse<T>> {
    return this.#storeSession(this.shop.write<T>('POST', path, body, this.#headers({})))
  }

  #headers(additional: Record<string, string>) {
    return { session: this.session, 'accept-language': this.language, ...additional }
  }

  async #storeSession<T>(response: Promise<TestResponse<T>>): Promise<TestResponse<T>> {
    const settled = await response
    this.session = settled.headers.get('session') ?? this.session
    return settled
  }
}

/** Returns [item id, units] of each line. */
export function unitsOf({ body }: TestResponse<CartBody>): [number, number][] {
  return body.itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade])
}

/** Sets the stock of an item. */
export async function setStock(shop: TestShop, itemId: number, stock: number): Promise<void> {
  await shop.db.write((queries) =>
    queries.updateTable('item').set({ stock }).where('id', '=', itemId).execute(),
  )
}

/** Sets the price of a kit, in cents. */
export async function setPrice(shop: TestShop, kitId: string, cents: number): Promise<void> {
  await shop.db.write((queries) =>
    queries.updateTable('kit').set({ price_to: cents }).where('id', '=', kitId).execute(),
  )
}
