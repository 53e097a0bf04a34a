import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkoutPage, ticketPage } from './checkout-page.ts'
import { PAYMENT_METHODS, type FakePayment, type FakePreference, type PaymentMethod } from './model.ts'

// Mercado Pago's public API as its documentation describes it, with as much as the shop uses: preferences, payments, the hosted
// checkout, signed notifications and the query with which buyers return. It shares no code with the shop.

interface FakeOptions {
  accessToken: string
  webhookSecret: string
}

/** A fake of Mercado Pago on a port of this machine, with its preferences and payments in memory. */
export class FakeMercadoPago implements AsyncDisposable {
  readonly preferences = new Map<string, FakePreference>()
  readonly payments = new Map<number, FakePayment>()
  /** The responses of the shop to notifications, in their order. */
  readonly notified: { url: string; status: number }[] = []
  /** The status of the next API calls, to test failures. */
  failures: number[] = []
  #keys = new Map<string, string>()
  #options: FakeOptions
  #server: Server
  #lastPayment = 90_000_000_000

  private constructor(options: FakeOptions) {
    this.#options = options
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body, headers }) => {
        response.writeHead(status, headers).end(body)
      })
    })
  }

  static async open(options: FakeOptions, port = 0): Promise<FakeMercadoPago> {
    const fake = new FakeMercadoPago(options)
    await new Promise<void>((resolve) => fake.#server.listen(port, '127.0.0.1', () => resolve()))
    return fake
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What a buyer does on the hosted page; returns the address to which the buyer comes back. */
  async pay(preferenceId: string, paymentMethod: PaymentMethod, installments = 1): Promise<string> {
    const preference = this.preferences.get(preferenceId)
    if (!preference) throw new Error('unknown preference')
    const { type, method, status, detail, back } = PAYMENT_METHODS[paymentMethod]
    const total = preference.items.reduce((sum, item) => sum + item.quantity * item.unit_price, 0)
    const payment: FakePayment = {
      id: ++this.#lastPayment,
      status,
      status_detail: detail,
      payment_type_id: type,
      payment_method_id: method,
      installments,
      external_reference: preference.external_reference,
      transaction_amount: Math.round(total * 100) / 100,
      currency_id: 'BRL',
      date_of_expiration: type === 'credit_card' ? null : (preference.date_of_expiration ?? null),
      notification_url: preference.notification_url,
    }
    const ticket = `${this.url}/payments/${payment.id}/ticket`
    if (type === 'ticket') payment.transaction_details = { external_resource_url: ticket }
    if (type === 'bank_transfer') payment.point_of_interaction = { transaction_data: { ticket_url: ticket } }
    this.payments.set(payment.id, payment)
    await this.notify(payment.id, 'payment.created')
    const address = new URL(preference.back_urls[back])
    const query = {
      collection_id: String(payment.id),
      collection_status: status,
      payment_id: String(payment.id),
      status,
      external_reference: payment.external_reference,
      payment_type: type,
      merchant_order_id: '1',
      preference_id: preferenceId,
      site_id: 'MLB',
      processing_mode: 'aggregator',
      merchant_account_id: 'null',
    }
    for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value)
    return address.href
  }

  /** Changes the state of a payment, as a bank does, and notifies the shop. */
  async change(id: number, status: string, detail: string): Promise<void> {
    Object.assign(this.payments.get(id)!, { status, status_detail: detail })
    await this.notify(id, 'payment.updated')
  }

  /** Sends the notification of a payment; tests change its time or its signature. */
  async notify(
    id: number,
    action: string,
    { ageS = 0, secret = this.#options.webhookSecret } = {},
  ): Promise<void> {
    const url = this.payments.get(id)?.notification_url
    if (url === undefined) return
    const address = new URL(url)
    address.searchParams.set('data.id', String(id))
    address.searchParams.set('type', 'payment')
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed(String(id), secret, ageS) },
      body: JSON.stringify({ id: 1, live_mode: false, type: 'payment', action, data: { id: String(id) } }),
    })
    this.notified.push({ url: address.href, status: response.status })
  }

  async [Symbol.asyncDispose]() {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  async #answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body: string; headers: Record<string, string> }> {
    const address = new URL(request.url ?? '/', this.url)
    const body = await textOf(request)
    if (address.pathname === '/checkout/v1/redirect') return this.#hosted(request, address, body)
    if (/^\/payments\/\d+\/ticket$/.test(address.pathname)) return html(ticketPage)
    const failure = this.failures.shift()
    if (failure !== undefined)
      return json(failure, { message: 'failure of the fake', error: 'internal_error', status: failure })
    if (request.headers.authorization !== `Bearer ${this.#options.accessToken}`)
      return json(401, { message: 'invalid access token', error: 'unauthorized', status: 401, cause: [] })
    if (request.method === 'POST' && /^\/checkout\/preferences\/?$/.test(address.pathname))
      return this.#create(
        JSON.parse(body) as FakePreference,
        String(request.headers['x-idempotency-key'] ?? ''),
      )
    if (address.pathname === '/v1/payments/search') {
      const reference = address.searchParams.get('external_reference')
      const results = [...this.payments.values()]
        .filter((each) => each.external_reference === reference)
        .reverse()
      return json(200, { paging: { total: results.length, limit: 30, offset: 0 }, results })
    }
    const payment = this.payments.get(Number(/^\/v1\/payments\/(\d+)$/.exec(address.pathname)?.[1]))
    return payment
      ? json(200, payment)
      : json(404, { message: 'Payment not found', error: 'not_found', status: 404 })
  }

  #create(sent: FakePreference, key: string) {
    const repeated = this.preferences.get(this.#keys.get(key) ?? '')
    if (repeated) return json(201, repeated)
    const hasPricedItems =
      sent.items.length > 0 && sent.items.every(({ unit_price, quantity }) => unit_price > 0 && quantity > 0)
    // Mercado Pago returns buyers by itself only to an HTTPS address.
    const isReturnAllowed = sent.auto_return === undefined || sent.back_urls.success.startsWith('https:')
    if (!hasPricedItems || !isReturnAllowed)
      return json(400, { message: 'invalid preference', error: 'bad_request', status: 400 })
    const id = `1234-${randomUUID()}`
    const preference = { ...sent, id, init_point: `${this.url}/checkout/v1/redirect?pref_id=${id}` }
    this.preferences.set(id, preference)
    if (key !== '') this.#keys.set(key, id)
    return json(201, preference)
  }

  async #hosted(request: IncomingMessage, address: URL, body: string) {
    const id = address.searchParams.get('pref_id') ?? ''
    const preference = this.preferences.get(id)
    if (!preference) return { status: 404, body: 'unknown preference', headers: {} }
    if (request.method !== 'POST') return html(checkoutPage(preference))
    const form = new URLSearchParams(body)
    const back = await this.pay(
      id,
      form.get('paymentMethod') as PaymentMethod,
      Number(form.get('installments') ?? 1),
    )
    return { status: 303, body: '', headers: { location: back } }
  }
}

function signed(id: string, secret: string, ageS: number): Record<string, string> {
  const requestId = randomUUID()
  const time = Math.floor(Date.now() / 1000) - ageS
  const v1 = createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${time};`).digest('hex')
  return { 'x-request-id': requestId, 'x-signature': `ts=${time},v1=${v1}` }
}

function html(body: string) {
  return { status: 200, body, headers: { 'content-type': 'text/html; charset=utf-8' } }
}

function json(status: number, body: object) {
  return { status, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
