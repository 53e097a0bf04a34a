/** @jest-environment node */
import { paymentRedirectPage } from './payment-redirect-page.ts'

test('L19 4.30 the page that opens the provider has its escaped address, the cookies and no script', async () => {
  const accepted = new Response(null, { status: 303, headers: { location: '/checkout/pedido/7' } })
  accepted.headers.append('set-cookie', 'pedido=7.chave; Path=/')
  const response = paymentRedirectPage('en', 'https://pagar.example/?a=1&b="><script>', accepted)
  const html = await response.text()
  expect([response.status, response.headers.get('location')]).toEqual([200, null])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie()).toEqual(['pedido=7.chave; Path=/'])
  const address = 'https://pagar.example/?a=1&amp;b=%22%3E%3Cscript%3E'
  expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${address}">`)
  expect(html).toContain(`<a href="${address}"`)
  expect(html).not.toContain('<script')
  expect(html).toContain('<html lang="en"')
})
