import { setHost } from '../host/host.ts'
import type { FormContext } from '../handlers/form.ts'
import { flashOf } from './flash-of.ts'
import { openTestHost } from './test-host.ts'

type FormHandler = (request: Request, context: FormContext) => Promise<Response>

/** A visitor without JavaScript whose forms go to the shop's handlers, and from there to the embedded store. */
export class FormVisitor {
  session = ''
  /** The requests that reached the store. */
  calls: string[] = []

  /** Opens the host of the shop with a new visitor; `setHost(undefined)` removes it. */
  static async open(): Promise<FormVisitor> {
    const api = await globalThis.openStoreApi()
    const visitor = new FormVisitor()
    openTestHost(async (request) => {
      visitor.calls.push(`${request.method} ${new URL(request.url).pathname}`)
      const response = await api.fetch(request)
      visitor.session = response.headers.get('session') || visitor.session
      return response
    })
    return visitor
  }

  /** Posts a form and returns where it leads, with its flash and cookies. */
  async post(handler: FormHandler, fields: Record<string, string>, lang = 'pt') {
    this.calls = []
    const request = new Request('http://localhost/formulario', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie: `PHPSESSID=${this.session}` },
      body: new URLSearchParams(fields),
    })
    const response = await handler(request, { params: Promise.resolve({ lang }) })
    return {
      status: response.status,
      location: response.headers.get('location'),
      flash: flashOf(response),
      cookies: response.headers.getSetCookie(),
    }
  }

  /** Calls the store with the visitor's session. */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const api = await globalThis.openStoreApi()
    const response = await api.fetch(
      new Request(`http://api.internal/v2/front/${path}`, {
        method,
        headers: { 'app-token': 'wapstore', session: this.session, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    this.session = response.headers.get('session') || this.session
    return (await response.json()) as T
  }

  /** Puts two kits of one pot into the cart. */
  async fillCart(): Promise<void> {
    const item = { idProduto: 422, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, quantidade: 2 }
    await this.call('POST', 'checkout/cart', { tipo: 'lista', itens: [item] })
  }

  close = () => setHost(undefined)
}
