import type { QueryClient } from '@tanstack/react-query'
import { showToast } from '#components/ui/toast.ts'
import type { ApiClient } from '#lib/client/api-client.ts'
import { ApiError } from '#lib/client/errors.ts'
import {
  addCartLine,
  deleteCartLine,
  setCartQuantity,
  setCartQuantityOnLeave,
  type CartResponse,
} from '#lib/client/store/cart.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { newKey } from '#lib/http/random-key.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import type { CartItem, ShopCart } from '#lib/shop/cart.ts'
import type { CartActions } from '#lib/state/lazy-cart.ts'
import { emitShopEvent } from '#lib/state/shop-events.ts'
import { shopState, updateShopState } from '#lib/state/shop-state.ts'
import { createStore, type ObservableStore } from '#lib/state/store.ts'
import { FIRST_VIEW, without, type CartView, type Wanted } from './cart-view.ts'
import { createCartWriter, langNow, type CartWriter } from './cart-writer.ts'
import { openOtherTabs, type OtherTabs } from './other-tabs.ts'
import { emitAdded } from './emit-added.ts'

/** How long a quantity rests before it is sent, in milliseconds (spec section 9). */
const DEBOUNCE_MS = 300

/** The cart of one page: every write to it goes through here, one at a time. */
export interface CartControl extends CartActions {
  readonly client: QueryClient
  readonly view: ObservableStore<CartView>
  readonly query: CartWriter['query']
  /** Shows a quantity at once and sends it when it has rested; the last value wins. */
  change(item: CartItem, quantity: number): void
  remove(item: CartItem): Promise<void>
  /** Sends what still rests and waits for it; false when something could not be changed. */
  flush(): Promise<boolean>
  close(): void
  /** Listens to other tabs and to the page going and coming back; gives the function that ends it. */
  connect(): () => void
}

/** Makes the cart of a page. */
export function createCartControl(client: QueryClient): CartControl {
  let tabs: OtherTabs | undefined
  let failures = 0
  const resting = new Map<string, ReturnType<typeof setTimeout>>()
  const view = createStore(FIRST_VIEW)
  const { query, refresh, tell, idle, write } = createCartWriter(client, view, () => tabs?.tell())

  function fail(error: unknown) {
    failures += 1
    const sentence = { kind: 'erro', text: cartCopy[langNow()].changeFailed } as const
    const told = error instanceof ApiError ? error.messages : []
    tell(told.length > 0 ? told : [sentence])
    if (!shopState().isCartOpen) showToast({ kind: 'error', text: (told[0] ?? sentence).text })
  }

  function stopResting(key: string) {
    clearTimeout(resting.get(key))
    resting.delete(key)
  }

  async function send(key: string) {
    stopResting(key)
    let tried: Wanted | undefined
    await write((store) => {
      tried = view.get().wanted.get(key)
      return tried && setCartQuantity(store, tried.item, tried.quantity)
    }).catch(fail)
    // A newer wish stays: it rests or waits on its own.
    const { wanted } = view.get()
    if (wanted.get(key) === tried) view.set({ wanted: without(wanted, key) })
  }

  async function flush() {
    const before = failures
    await Promise.all([...resting.keys()].map(send))
    await idle()
    return failures === before
  }

  function leave() {
    for (const [key, { item, quantity }] of view.get().wanted) {
      stopResting(key)
      setCartQuantityOnLeave(item, quantity)
    }
    // An open channel keeps a page out of the back-forward cache.
    tabs?.close()
  }

  function comeBack({ persisted }: PageTransitionEvent) {
    if (!persisted) return
    tabs?.close()
    tabs = openOtherTabs(refresh)
    view.set({ wanted: new Map() })
    refresh()
  }

  return {
    client,
    view,
    query,
    flush,
    open: () => updateShopState({ isCartOpen: true }),
    close() {
      updateShopState({ isCartOpen: false })
      void flush()
    },
    async add(line) {
      void flush()
      const key = newKey()
      let before: ShopCart | undefined
      let answer: CartResponse | undefined
      try {
        await write(async (store) => {
          before = client.getQueryData(query(langNow()).queryKey)?.cart
          return (answer = await addWithOneRetry(store, line, key))
        })
      } catch {
        return false
      }
      // Before the drawer opens, which is an event of its own.
      if (answer) emitAdded(line, before, answer)
      updateShopState({ isCartOpen: true })
      return true
    },
    change(item, quantity) {
      const { key } = item
      stopResting(key)
      view.set({ wanted: new Map(view.get().wanted).set(key, { item, quantity }) })
      const timer = setTimeout(() => void send(key), DEBOUNCE_MS)
      resting.set(key, timer)
    },
    async remove(item) {
      stopResting(item.key)
      const { wanted, removing } = view.get()
      view.set({ wanted: without(wanted, item.key), removing: new Map(removing).set(item.key, item) })
      await write((store) => deleteCartLine(store, item)).then(
        () => emitShopEvent({ kind: 'removed', line: item }),
        fail,
      )
      view.set({ removing: without(view.get().removing, item.key) })
    },
    connect() {
      // Without a provider nobody else tells the client when the page gets the focus or the network back.
      client.mount()
      tabs = openOtherTabs(refresh)
      window.addEventListener('pagehide', leave)
      window.addEventListener('pageshow', comeBack)
      return () => {
        window.removeEventListener('pagehide', leave)
        window.removeEventListener('pageshow', comeBack)
        tabs?.close()
        client.unmount()
      }
    },
  }
}

// The same key both times: whichever request arrives, or both, the line is added once (contract 3.2).
async function addWithOneRetry(store: ApiClient, line: CartLine, key: string): Promise<CartResponse> {
  try {
    return await addCartLine(store, line, key)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') return addCartLine(store, line, key)
    throw error
  }
}
