const CHANNEL = 'rosalume-cart'

/** The same shop in other tabs of this browser. */
export interface OtherTabs {
  /** Tells them that the cart has changed. */
  tell(): void
  close(): void
}

/** Opens the line to the other tabs; where the browser has none, nobody is told. */
export function openOtherTabs(onChange: () => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = onChange
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() }
}
