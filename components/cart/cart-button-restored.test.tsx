import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { shoppingStart } from '#lib/content/shell.ts'
import { render, waitFor } from '@testing-library/react'
import { browserStore } from '#lib/browser/store.ts'
import { addCartLine } from '#lib/client/store/cart.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { shopState } from '#lib/state/shop-state.ts'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { CartButton } from './cart-button.tsx'

/** Restores the page from the back-forward cache. */
function restoreFromCache() {
  const event = new Event('pageshow')
  Object.assign(event, { persisted: true })
  window.dispatchEvent(event)
}

test('a page from the back-forward cache fetches the count again, even if the code of the cart never loaded', async () => {
  await routeFetchToStore()
  render(
    <CartButton
      lang="pt"
      settings={DEMO_SETTINGS}
      start={shoppingStart(DEMO_BRAND, 'pt')}
      whatsappUrl={undefined}
    />,
  )
  await waitFor(() => expect(shopState().count).toBe(0), { timeout: 3000 })
  expect(shopState().isCartReady).toBe(false)
  // The visitor adds a line on another page.
  await addCartLine(browserStore('pt'), { idProduto: 422, tipo: 'lista', quantidade: 2 }, 'another-page-1')
  restoreFromCache()
  await waitFor(() => expect(shopState().count).toBe(2))
})
