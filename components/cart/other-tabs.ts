const CHANNEL = 'shop-cart'

/** The connection to the same shop in other tabs of the browser. */
export interface OtherTabs {
  /** Announces that the cart has changed. */
  announce(): void
  close(): void
}

/** Opens a BroadcastChannel to the other tabs; does nothing in a browser without it. */
export function openOtherTabs(onChange: () => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { announce() {}, close() {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = onChange
  return { announce: () => channel.postMessage('changed'), close: () => channel.close() }
}
