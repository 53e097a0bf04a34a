import type { QueryClient } from '@tanstack/react-query'
import { browserStore } from '#lib/browser/store.ts'
import type { ApiClient } from '#lib/client/api-client.ts'
import type { StoreMessage } from '#lib/client/errors.ts'
import { CART_KEY, cartQuery } from '#lib/browser/cart-query.ts'
import type { CartResponse } from '#lib/client/store/cart.ts'
import { langOfPath, type Lang } from '#lib/routes/lang.ts'
import { updateShopState } from '#lib/state/shop-state.ts'
import type { SharedValue } from '#lib/state/shared-value.ts'
import type { CartView } from './cart-view.ts'
import { createSerialQueue } from './serial-queue.ts'

/** How long a notice is shown, in milliseconds (spec section 9). */
const NOTICE_MS = 5000

/** Returns the language of the current page, which only its path determines (P1). */
export const currentLang = () => langOfPath(location.pathname)

/** Sends writes to the store and puts the responses into the query cache. */
export interface CartWriter {
  query(lang: Lang): ReturnType<typeof cartQuery>
  /** Invalidates the cart query, so that mounted components fetch the cart again. */
  refresh(): void
  /** Runs a call after all earlier ones and caches its response; a call that returns undefined is skipped. */
  write(call: (store: ApiClient) => Promise<CartResponse> | undefined): Promise<void>
  /** Shows messages for five seconds. */
  showNotices(messages: readonly StoreMessage[]): void
  /** Resolves when all writes so far have ended. */
  idle(): Promise<void>
}

/** Creates the writer of a cart; calls `onWritten` after every successful write. */
export function createCartWriter(
  client: QueryClient,
  view: SharedValue<CartView>,
  onWritten: () => void,
): CartWriter {
  const queue = createSerialQueue()
  const query = (lang: Lang) => cartQuery(lang, queue.idle)
  const refresh = () => void client.invalidateQueries({ queryKey: CART_KEY })

  function showNotices(messages: readonly StoreMessage[]) {
    const hasOtherText = ({ text }: StoreMessage) => messages.every((message) => message.text !== text)
    const isOfOtherCall = (message: StoreMessage) => !messages.includes(message)
    view.set({ notices: [...view.get().notices.filter(hasOtherText), ...messages] })
    setTimeout(() => view.set({ notices: view.get().notices.filter(isOfOtherCall) }), NOTICE_MS)
  }

  // A message that the cached cart already has stays in the cache; a new one is shown as a notice (contract 3.5).
  function cacheResponse(lang: Lang, { cart, messages, eventId }: CartResponse) {
    const { queryKey } = query(lang)
    const earlier = client.getQueryData(queryKey)?.messages ?? []
    const isRepeated = ({ text }: StoreMessage) => earlier.some((message) => message.text === text)
    client.setQueryData(queryKey, { cart, messages: messages.filter(isRepeated), eventId: '' })
    // Only the event id is merged into the page's state; title and breadcrumb do not change (P27).
    if (eventId) updateShopState({ pageEventId: eventId })
    showNotices(messages.filter((message) => !isRepeated(message)))
  }

  async function perform(call: Parameters<CartWriter['write']>[0]) {
    const lang = currentLang()
    try {
      const request = call(browserStore(lang))
      if (!request) return
      // A read in flight would overwrite the new cart with the older one.
      const [response] = await Promise.all([request, client.cancelQueries({ queryKey: CART_KEY })])
      cacheResponse(lang, response)
      onWritten()
    } catch (error) {
      // The store may have applied the change although the call failed.
      refresh()
      throw error
    } finally {
      view.set({ pendingWrites: view.get().pendingWrites - 1 })
    }
  }

  return {
    query,
    refresh,
    showNotices,
    idle: queue.idle,
    write(call) {
      view.set({ pendingWrites: view.get().pendingWrites + 1 })
      return queue.add(() => perform(call))
    },
  }
}
