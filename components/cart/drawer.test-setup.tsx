import { act, render, screen, waitFor } from '@testing-library/react'
import { createQueryClient } from '#lib/browser/cart-query.ts'
import { shoppingStart } from '#lib/content/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { shopState, updateShopState } from '#lib/state/shop-state.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { createCartControl, type CartControl } from './cart-control.ts'
import { CartDrawerView } from './cart-drawer.tsx'

interface DrawerOptions {
  lang?: Lang
  whatsappUrl?: string | undefined
}

/** A new visitor with a cart in the demonstration's store, and the drawer that shows it. */
export class DrawerVisitor {
  store: StoreFetch
  cart: CartControl

  private constructor(store: StoreFetch) {
    this.store = store
    this.cart = createCartControl(createQueryClient())
  }

  static async open(): Promise<DrawerVisitor> {
    updateShopState({ count: undefined, subtotal: 0, isCartOpen: false })
    return new DrawerVisitor(await routeFetchToStore())
  }

  /** The drawer, to render it again. */
  view({ lang = 'pt', whatsappUrl }: DrawerOptions = {}) {
    return (
      <CartDrawerView
        cart={this.cart}
        lang={lang}
        settings={DEMO_SETTINGS}
        start={shoppingStart(DEMO_BRAND, lang)}
        whatsappUrl={whatsappUrl}
        servicePage="/pagina/atendimento"
        payments={['Pix', 'Cartão de crédito']}
        takesGifts
      />
    )
  }

  /** Adds units of items to the cart and shows the open drawer. */
  async show(units: Record<number, number>, { lang = 'pt', whatsappUrl }: DrawerOptions = {}) {
    if (lang === 'en') history.replaceState(null, '', '/en')
    for (const [id, quantidade] of Object.entries(units))
      await this.cart.add({ idProduto: Number(id), tipo: 'lista', quantidade })
    const shown = render(this.view({ lang, whatsappUrl }))
    act(() => this.cart.open())
    await screen.findByRole('dialog')
    await waitFor(() => expect(shopState().count).toBeDefined())
    return shown
  }

  close(): void {
    this.cart.client.clear()
    history.replaceState(null, '', '/')
  }
}
