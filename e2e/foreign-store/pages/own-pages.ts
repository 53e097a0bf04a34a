import { addByHash, removeFromCart } from '../cart-writes.ts'
import { productOfLine, nameOf, subtotal } from '../documents/cart.ts'
import type { StoreSession } from '../sessions.ts'

/** A page, JSON response, style sheet or redirect of the store's own checkout and account (platform 4). */
export interface PlatformResponse {
  status: number
  type: string
  body: string
  location?: string
}

const html = (title: string, body: string): PlatformResponse => ({
  status: 200,
  type: 'text/html; charset=UTF-8',
  body: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title>
<link rel="stylesheet" href="/checkout/assets/loja.css"></head><body><h1>${title}</h1>${body}</body></html>`,
})

const escaped = (text: string) =>
  text.replace(/<[^>]*>/g, '').replace(/[&"]/g, (sign) => (sign === '&' ? '&amp;' : '&quot;'))

/** Handles a request below /checkout or /minha-conta; undefined for an unknown address. */
export function platformResponse(
  origin: string,
  url: URL,
  method: string,
  form: URLSearchParams,
  session: StoreSession,
): PlatformResponse | undefined {
  const path = url.pathname.replace(/\/$/, '')
  const redirect = (to: string): PlatformResponse => ({
    status: 302,
    type: 'text/html',
    body: '',
    location: origin + to,
  })
  const added = url.searchParams.get('add')
  if (path === '/checkout/carrinho' && added) {
    addByHash(session, added)
    return redirect('/checkout/carrinho')
  }
  if (path === '/checkout/carrinho/remover' && method === 'POST') {
    removeFromCart(session, Object.fromEntries(form))
    return redirect('/checkout/carrinho')
  }
  if (path === '/checkout/carrinho') return html('Meu carrinho', cartTable(session))
  if (path === '/checkout/acesso') {
    if (method === 'POST' && form.get('senha') === 'senha-certa') session.isSignedIn = true
    if (method === 'POST') return redirect('/checkout/pagamento')
    return html(
      'Identificação',
      '<form method="post" action="/checkout/acesso"><label>E-mail <input name="usuario"></label><label>Senha <input name="senha" type="password"></label><button>Entrar</button></form>',
    )
  }
  if (path === '/checkout/pagamento')
    return session.isSignedIn ? html('Pagamento', cartTable(session)) : redirect('/checkout/acesso')
  if (path === '/minha-conta') return redirect('/minha-conta/pedido')
  if (path === '/minha-conta/pedido') return html('Meus pedidos', '<p>Nenhum pedido.</p>')
  if (path === '/checkout/ajax/resumo') {
    const body = JSON.stringify({ linhas: session.lines.length, valor: subtotal(session.lines) / 100 })
    return { status: 200, type: 'application/json', body }
  }
  if (path === '/checkout/assets/loja.css')
    return { status: 200, type: 'text/css', body: 'body{font:1rem sans-serif}' }
  return undefined
}

function cartTable({ lines }: StoreSession): string {
  if (lines.length === 0) return '<p>Carrinho vazio</p>'
  const rows = lines.map((line) => {
    const label = productOfLine(line)?.value?.label ?? ''
    const fields = {
      tipo: line.kind,
      idProduto: line.id,
      idAtributoSimples: line.valueId,
      idUnidadeVenda: line.unitId,
      idArmazem: line.warehouseId,
    }
    const hidden = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    )
    return `<tr><td>${escaped(nameOf(line))}</td><td>${escaped(label)}</td><td>${line.quantity}</td>
<td><form method="post" action="/checkout/carrinho/remover">${hidden.join('')}<button>Remover</button></form></td></tr>`
  })
  return `<table>${rows.join('')}</table><p>Subtotal: ${(subtotal(lines) / 100).toFixed(2)}</p><a href="/checkout/pagamento">Pagar</a>`
}
