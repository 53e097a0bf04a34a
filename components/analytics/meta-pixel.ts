import { pixelData, pixelUser, type UserHashes } from '#lib/analytics/pixel.ts'
import type { AnalyticsItem } from '#lib/analytics/item.ts'
import { loadScript } from './load-script.ts'

interface Fbq {
  (...args: unknown[]): void
  callMethod?: (...args: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

/** The standard events of Meta that the shop sends. */
export type PixelName = 'PageView' | 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Purchase'

// Calls wait in a queue until Meta's script loads; if it is blocked, they have no effect.
function queue(): Fbq {
  const fbq = ((...args: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...args)
    else fbq.queue.push(args)
  }) as Fbq
  // trackRoute() sends page views with their own id, so the pixel must not send any on history changes.
  return Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0', disablePushState: true })
}

/** Loads Meta's pixel, once; only after consent to advertising (P12). */
export function loadPixel(id: string, hashes: UserHashes | undefined): void {
  if (window.fbq) return
  window.fbq = window._fbq = queue()
  // Without this setting, Meta's script would read forms and button texts (R85).
  window.fbq('set', 'autoConfig', false, id)
  window.fbq('init', id, hashes ? pixelUser(hashes) : {})
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
}

/**
 * Sends an event to the pixel; does nothing before loadPixel(). Meta matches it by name and id with the event of the store's
 * server, which creates the id of an add (contract 3.3, R84).
 */
export function trackPixel(name: PixelName, items: readonly AnalyticsItem[], eventID: string): void {
  window.fbq?.('track', name, items.length > 0 ? pixelData(items) : {}, { eventID })
}
