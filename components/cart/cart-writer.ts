import type { QueryClient } from '@tanstack/react-query'
import { browserStore } from '#lib/browser/store.ts'
import type { ApiClient } from '#lib/client/api-client.ts'
import type { StoreMessage } from '#lib/client/errors.ts'
import { CART_KEY, cartQuery } from '#lib/browser/cart-query.ts'
import type { CartResponse } from '#lib/client/store/cart.ts'
import { langOfPath, type Lang } from '#lib/routes/lang.ts'
import { updateShopState } from '#lib/state/shop-state.ts'
import type { ObservableStore } from '#lib/state/store.ts'
import type { CartView } from './cart-view.ts'
import { createSerialQueue } from './serial-queue.ts'

/** How long a message stays, in milliseconds (spec section 9). */
const NEWS_MS = 5000

/** The language of the page that is shown; its address alone decides it (P1). */
export const langNow = () => langOfPath(location.pathname)

/** The way of every write to the store, and of its answer to the page. */
export interface CartWriter {
  query(lang: Lang): ReturnType<typeof cartQuery>
  /** Reads the cart again where it is shown. */
  refresh(): void
  /** Runs a call after those before it and keeps its answer; a call that gives nothing back has nothing to do. */
  write(call: (store: ApiClient) => Promise<CartResponse> | undefined): Promise<void>
  /** Shows messages for five seconds. */
  tell(messages: readonly StoreMessage[]): void
  idle(): Promise<void>
}

/** Makes the writer of a cart; `onWritten` hears of every change that the store has made. */
export function createCartWriter(
  client: QueryClient,
  view: ObservableStore<CartView>,
  onWritten: () => void,
): CartWriter {
  const queue = createSerialQueue()
  const query = (lang: Lang) => cartQuery(lang, queue.idle)
  const refresh = () => void client.invalidateQueries({ queryKey: CART_KEY })

  function tell(messages: readonly StoreMessage[]) {
    const isOther = ({ text }: StoreMessage) => messages.every((message) => message.text !== text)
    const isEarlier = (message: StoreMessage) => !messages.includes(message)
    view.set({ news: [...view.get().news.filter(isOther), ...messages] })
    setTimeout(() => view.set({ news: view.get().news.filter(isEarlier) }), NEWS_MS)
  }

  // What stood before and is said again still stands; everything else is news (contract 3.5).
  function keep(lang: Lang, { cart, messages, eventId }: CartResponse) {
    const { queryKey } = query(lang)
    const stood = client.getQueryData(queryKey)?.messages ?? []
    const stands = ({ text }: StoreMessage) => stood.some((message) => message.text === text)
    client.setQueryData(queryKey, { cart, messages: messages.filter(stands), eventId: '' })
    // Title and breadcrumb stay the page's own (P27).
    if (eventId) updateShopState({ pageEventId: eventId })
    tell(messages.filter((message) => !stands(message)))
  }

  async function perform(call: Parameters<CartWriter['write']>[0]) {
    const lang = langNow()
    try {
      const sent = call(browserStore(lang))
      if (!sent) return
      // A read that is under way would bring the cart of before.
      const [answer] = await Promise.all([sent, client.cancelQueries({ queryKey: CART_KEY })])
      keep(lang, answer)
      onWritten()
    } catch (error) {
      // It may have been done although nobody said so.
      refresh()
      throw error
    } finally {
      view.set({ writes: view.get().writes - 1 })
    }
  }

  return {
    query,
    refresh,
    tell,
    idle: queue.idle,
    write(call) {
      view.set({ writes: view.get().writes + 1 })
      return queue.add(() => perform(call))
    },
  }
}
