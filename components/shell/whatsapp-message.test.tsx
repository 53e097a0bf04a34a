import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CART_KEY, queryClient } from '#lib/browser/cart-query.ts'
import type { Company } from '#lib/config/company.ts'
import { updateShopState } from '#lib/state/shop-state.ts'
import company from '../../e2e/company.json' with { type: 'json' }
import { CustomerRelations } from './customer-relations.tsx'
import { watchWhatsapp } from './whatsapp-message.ts'

const link = () => screen.getByRole('link', { name: /WhatsApp/ })
const message = () => new URL(link().getAttribute('href')!).searchParams.get('text')

test('the message contains the title and address of the page, or the cart items when the cart has any', async () => {
  document.title = 'Sérum facial'
  history.replaceState(null, '', '/serum?utm_source=x#fotos')
  render(<CustomerRelations lang="pt" hours={undefined} company={company satisfies Company} />)
  expect(message()).toBe('Olá! Gostaria de ajuda com uma compra na loja.')
  watchWhatsapp()
  fireEvent.pointerDown(link())
  expect(message()).toBe(
    'Olá! Gostaria de ajuda com esta página da loja:\nSérum facial\nhttp://localhost/serum',
  )

  queryClient().setQueryData([...CART_KEY, 'pt'], {
    cart: {
      items: [
        { quantity: 2, product: 'Colágeno com Ácido Hialurônico', name: '1 pote & Cranberry' },
        { quantity: 1, product: undefined, name: 'Sérum facial' },
      ],
    },
  })
  act(() => updateShopState({ isCartReady: true }))
  await waitFor(() => {
    fireEvent.focusIn(link())
    expect(message()).toBe(
      'Olá! Gostaria de ajuda com o meu carrinho:\n2 × Colágeno com Ácido Hialurônico: 1 pote & Cranberry\n1 × Sérum facial',
    )
  })
  expect(link().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5511900000003\?text=Ol%C3%A1/)
})

test('P8 the message has the stored ad click, requested once and only with consent to advertising; also in the link at the purchase limit (P15)', async () => {
  const limit = 'https://wa.me/5511900000003?text=Quero%20comprar%20mais'
  render(<a href={limit}>Comprar mais</a>)
  const more = screen.getByRole('link', { name: 'Comprar mais' })
  const requested: string[] = []
  globalThis.fetch = async (input) => {
    requested.push(String(input))
    return Response.json({ clique: { gclid: 'Ab-9_x', pagina: '/serum', em: 1 } })
  }
  fireEvent.pointerDown(more)
  await act(() => Promise.resolve())
  expect([more.getAttribute('href'), requested]).toEqual([limit, []])
  document.cookie = 'consentimento=1.1763731234.p; path=/'
  for (const interact of [fireEvent.pointerDown, fireEvent.focusIn]) interact(more)
  await waitFor(() =>
    expect(new URL(more.getAttribute('href')!).searchParams.get('text')).toBe(
      'Quero comprar mais\nRef.: gclid Ab-9_x',
    ),
  )
  expect(requested).toEqual(['/api/clique'])
})
