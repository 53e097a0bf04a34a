import type { CartDocument } from '../store/cart-document.ts'
import type { TestResponse, TestShop } from './test-shop.ts'

/** A cart answer, or an error's body. */
export type CartBody = CartDocument & {
  error: string
  codigo: string
  campos: Record<string, string[]>
  carrinho: CartDocument
  estrutura?: { apps: { pixelFacebook: { eventId: string } } }
}

type Line = { idProduto: unknown } & Record<string, unknown>

const CART = 'checkout/cart'

/** A visitor with a cart, who keeps the session that the store hands out. */
export class TestShopper {
  readonly shop: TestShop
  session: string
  language = 'pt-BR'

  constructor(shop: TestShop, session = '') {
    this.shop = shop
    this.session = session
  }

  /** The cart as it is. */
  cart(headers: Record<string, string> = {}): Promise<TestResponse<CartBody>> {
    return this.#keep(this.shop.get(CART, this.#headers(headers)))
  }

  /** POST of one line. */
  add(line: Line, headers: Record<string, string> = {}): Promise<TestResponse<CartBody>> {
    const { tipo = 'lista', ...item } = line
    return this.call('POST', { tipo, itens: [item] }, headers)
  }

  /** PUT of one line. */
  put(
    line: Line,
    quantidade: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<CartBody>> {
    return this.call('PUT', { tipo: 'lista', ...line, quantidade }, headers)
  }

  /** DELETE of one line. */
  remove(line: Line, headers: Record<string, string> = {}): Promise<TestResponse<CartBody>> {
    return this.call('DELETE', { tipo: 'lista', ...line }, headers)
  }

  /** Any cart call with a body as it is. */
  call(method: string, body: unknown, headers: Record<string, string> = {}): Promise<TestResponse<CartBody>> {
    return this.#keep(this.shop.write(method, CART, body, this.#headers(headers)))
  }

  /** Any other call of this visitor. */
  post<T>(path: string, body: unknown): Promise<TestResponse<T>> {
    return this.#keep(this.shop.write<T>('POST', path, body, this.#headers({})))
  }

  #headers(own: Record<string, string>) {
    return { session: this.session, 'accept-language': this.language, ...own }
  }

  async #keep<T>(answer: Promise<TestResponse<T>>): Promise<TestResponse<T>> {
    const done = await answer
    this.session = done.headers.get('session') ?? this.session
    return done
  }
}

/** The units of each line, by item id. */
export function unitsOf({ body }: TestResponse<CartBody>): [number, number][] {
  return body.itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade])
}

/** Sets what is left of an item. */
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
