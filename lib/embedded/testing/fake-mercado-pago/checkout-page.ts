/** What the page shows of a preference. */
interface Shown {
  items: { title: string; quantity: number; unit_price: number }[]
  payment_methods: { installments?: number }
}

/** The hosted checkout as a page with one form, for tests with a browser. */
export function checkoutPage({ items, payment_methods }: Shown): string {
  const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0)
  const count = payment_methods.installments ?? 1
  const installments = Array.from(
    { length: count },
    (_, index) => `<option value="${index + 1}">${index + 1}x</option>`,
  )
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Mercado Pago (teste)</title><h1>${escaped(items[0]?.title ?? '')}</h1><p>Total: R$ ${total.toFixed(2)}</p>
<form method="post">
<label>Parcelas <select name="installments">${installments.join('')}</select></label>
<button name="paymentMethod" value="card">Pagar com cartão</button>
<button name="paymentMethod" value="declined">Pagar com cartão recusado</button>
<button name="paymentMethod" value="boleto">Gerar boleto</button>
<button name="paymentMethod" value="pix">Pagar com Pix</button>
</form></html>`
}

/** The page of a boleto or of a Pix code. */
export const ticketPage = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mercado Pago (teste)</title><h1>Boleto ou Pix de teste</h1></html>`

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
