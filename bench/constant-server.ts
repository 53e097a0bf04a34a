import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The baseline of bench/cart.ts: an HTTP server that reads the request and sends a constant response of a cart's size.
const line = {
  nome: '1 pote - Cranberry',
  sku: 'RB-422',
  tipo: 'lista',
  quantidade: 1,
  precos: { precoPor: 24.9 },
}
const parcel = { parcelas: 12, valorParcela: 2.49, valorTotal: 29.88, taxa: 19.99 }
const cart = JSON.stringify({ itens: [line, line, line], subtotal: { parcelamento: Array(12).fill(parcel) } })
const headers = { 'Content-Type': 'application/json', Session: 'x'.repeat(22), 'Content-Length': cart.length }

const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, headers).end(cart))
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
