import type { QueryClient } from '@tanstack/react-query'
import { showToast } from '#components/ui/toast.ts'
import { ApiError } from '#lib/client/errors.ts'
import {
  addWithOneRetry,
  deleteCartLine,
  fetchCart,
  setCartQuantity,
  setCartQuantityOnLeave,
  type CartResponse,
} from '#lib/client/store/cart.ts'
import { applyCoupon, removeCoupon } from '#lib/client/store/coupon.ts'
import type { WriteResult } from '#lib/client/store/write-result.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { newKey } from '#lib/http/random-key.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import { restoredLine } from '#lib/shop/restored-line.ts'
import type { CartItem, ShopCart } from '#lib/shop/cart.ts'
import type { KitSwap } from '#lib/shop/packing-swaps.ts'
import type { CartActions } from '#lib/state/lazy-cart.ts'
import { emitShopEvent } from '#lib/state/shop-events.ts'
import { shopState, updateShopState } from '#lib/state/shop-state.ts'
import { createSharedValue, type SharedValue } from '#lib/state/shared-value.ts'
import { INITIAL_VIEW, NOTHING_TO_UNDO, without, type CartView, type PendingQuantity } from './cart-view.ts'
import { createCartWriter, currentLang, type CartWriter } from './cart-writer.ts'
import { openOtherTabs, type OtherTabs } from './other-tabs.ts'
import { emitAdded } from './emit-added.ts'
import { createExchanger } from './exchanger.ts'

/** The debounce of a changed quantity, in milliseconds (spec section 9). */
const DEBOUNCE_MS = 300

/** The cart of a page: all writes go through here, one at a time. */
export interface CartControl extends CartActions {
  readonly client: QueryClient
  readonly view: SharedValue<CartView>
  readonly query: CartWriter['query']
  /** The cart as the store sent it last; a change of the cart makes it another object. */
  current(): ShopCart | undefined
  /** Shows a quantity at once and sends it after the debounce; the last value wins. */
  change(item: CartItem, quantity: number): void
  remove(item: CartItem): Promise<void>
  /** Replaces lines by kits with the same packages. */
  swap(swap: KitSwap): Promise<void>
  /** Adds the lines that were removed or swapped last again, with their quantities and flavours, and removes the kits of a swap. */
  undo(): Promise<void>
  /** Sends the debounced changes now and waits for them; false if a change failed. */
  flush(): Promise<boolean>
  /** Applies or removes a coupon, and fetches the cart again (contract 4.20). */
  coupon(action: 'apply' | 'remove', code: string): Promise<WriteResult>
  close(): void
  /** Listens to other tabs, pagehide and pageshow. Returns a function that stops listening. */
  connect(): () => void
}

/** Creates the cart of a page. */
export function createCartControl(client: QueryClient): CartControl {
  let tabs: OtherTabs | undefined
  let failures = 0
  const debounced = new Map<string, ReturnType<typeof setTimeout>>()
  const view = createSharedValue(INITIAL_VIEW)
  const { query, refresh, showNotices, idle, write } = createCartWriter(client, view, () => tabs?.announce())

  function fail(error: unknown) {
    failures += 1
    const fallback = { kind: 'erro', text: cartCopy[currentLang()].changeFailed } as const
    const messages = error instanceof ApiError ? error.messages : []
    showNotices(messages.length > 0 ? messages : [fallback])
    if (!shopState().isCartOpen) showToast({ kind: 'error', text: (messages[0] ?? fallback).text })
  }

  // Some of an exchange may have been applied, so unlike other failures it does not say that nothing was changed.
  function failExchange(error: unknown) {
    const isOfStore = error instanceof ApiError && error.messages.length > 0
    const text = cartCopy[currentLang()].swapFailed
    fail(isOfStore ? error : new ApiError('contract', text, { messages: [{ kind: 'erro', text }] }))
  }

  function cancelDebounce(key: string) {
    clearTimeout(debounced.get(key))
    debounced.delete(key)
  }

  async function send(key: string) {
    cancelDebounce(key)
    let sentChange: PendingQuantity | undefined
    await write((store) => {
      sentChange = view.get().pending.get(key)
      return sentChange && setCartQuantity(store, sentChange.item, sentChange.quantity)
    }).catch(fail)
    // A newer quantity stays: it has a debounce or a write of its own.
    const { pending } = view.get()
    if (pending.get(key) === sentChange) view.set({ pending: without(pending, key) })
  }

  async function flush() {
    const before = failures
    await Promise.all([...debounced.keys()].map(send))
    await idle()
    return failures === before
  }

  function onPageHide() {
    for (const [key, { item, quantity }] of view.get().pending) {
      cancelDebounce(key)
      setCartQuantityOnLeave(item, quantity)
    }
    // An open BroadcastChannel keeps the page out of the back-forward cache.
    tabs?.close()
  }

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return
    tabs?.close()
    tabs = openOtherTabs(refresh)
    view.set({ pending: new Map() })
    refresh()
  }

  const currentCart = () => client.getQueryData(query(currentLang()).queryKey)?.cart
  // A store of another owner gets only the fields of its own documents.
  const withPlace = (item: CartItem): CartItem => {
    const index = currentCart()?.items.findIndex(({ key }) => key === item.key) ?? -1
    return index < 0 || item.isFlat ? item : { ...item, place: index + 1 }
  }
  const exchange = createExchanger(write, currentCart)

  async function addLine(line: CartLine) {
    const key = newKey()
    let before: ShopCart | undefined
    let response: CartResponse | undefined
    await write(async (store) => {
      before = currentCart()
      return (response = await addWithOneRetry(store, line, key))
    })
    // Emitted before the drawer opens, because opening sends view_cart, and add_to_cart must come first.
    if (response) emitAdded(line, before, response)
  }

  // Resolves false when the cart no longer has the kit that the line replaces.
  async function replaceKit(line: CartLine): Promise<boolean> {
    const { cart } = await client.ensureQueryData(query(currentLang()))
    const old = cart.items.find(({ hash }) => hash['adicional'] === line.replaces)
    if (!old) return false
    if (line.adicional === line.replaces) return true
    const lines = [withPlace(old)]
    const [kit] = await exchange({ add: [{ ...line, quantidade: old.quantity }], take: lines })
    view.set({ swapped: kit && { lines, kits: [{ ...kit, quantity: old.quantity }] } })
    return true
  }

  return {
    client,
    view,
    query,
    current: currentCart,
    flush,
    open: () => updateShopState({ isCartOpen: true }),
    close() {
      updateShopState({ isCartOpen: false })
      view.set(NOTHING_TO_UNDO)
      void flush()
    },
    async add(line) {
      void flush()
      view.set(NOTHING_TO_UNDO)
      try {
        if (!line.replaces || !(await replaceKit(line))) await addLine(line)
      } catch {
        return false
      }
      updateShopState({ isCartOpen: true })
      return true
    },
    change(item, quantity) {
      const { key } = item
      cancelDebounce(key)
      view.set({ pending: new Map(view.get().pending).set(key, { item, quantity }) })
      const timer = setTimeout(() => void send(key), DEBOUNCE_MS)
      debounced.set(key, timer)
    },
    async remove(item) {
      cancelDebounce(item.key)
      const { pending, removing } = view.get()
      const removed = { ...withPlace(item), quantity: pending.get(item.key)?.quantity ?? item.quantity }
      view.set({ pending: without(pending, item.key), removing: new Map(removing).set(item.key, item) })
      await write((store) => deleteCartLine(store, item)).then(() => {
        view.set({ ...NOTHING_TO_UNDO, removed })
        emitShopEvent({ kind: 'removed', line: item })
      }, fail)
      view.set({ removing: without(view.get().removing, item.key) })
    },
    async swap({ lines: replaced, kits }) {
      void flush()
      const lines = replaced.map(withPlace)
      const add = kits.map(({ line }) => line)
      await exchange({ add, take: lines, prices: kits.map(({ price }) => price) }).then((added) => {
        const units = added.map((kit, index) => ({ ...kit, quantity: add[index]!.quantidade }))
        view.set({ ...NOTHING_TO_UNDO, swapped: { lines, kits: units } })
      }, failExchange)
    },
    async undo() {
      const { removed, swapped } = view.get()
      view.set(NOTHING_TO_UNDO)
      const back = (error: unknown) => {
        view.set({ removed, swapped })
        if (swapped) failExchange(error)
        else fail(error)
      }
      if (removed) await addLine(restoredLine(removed)).catch(back)
      if (swapped) await exchange({ add: swapped.lines.map(restoredLine), take: swapped.kits }).catch(back)
    },
    async coupon(action, code) {
      let result: WriteResult = { kind: 'failed' }
      await write(async (store) => {
        result = await (action === 'apply' ? applyCoupon : removeCoupon)(store, code)
        return fetchCart(store)
      }).catch(() => {})
      return result
    },
    connect() {
      // There is no QueryClientProvider: mount() makes the client refetch on focus and reconnect.
      client.mount()
      tabs = openOtherTabs(refresh)
      window.addEventListener('pagehide', onPageHide)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        window.removeEventListener('pagehide', onPageHide)
        window.removeEventListener('pageshow', onPageShow)
        tabs?.close()
        client.unmount()
      }
    },
  }
}
