import { consentMode } from '#lib/analytics/consent-mode.ts'
import type { Entry } from '#lib/analytics/events.ts'
import type { Consent } from '#lib/consent/consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** How long Google's tag waits for a choice before it works with the default, in milliseconds. */
const WAIT_MS = 500

// An array of our own page's: nobody else reads it before the visitor agrees (P12).
const layer = () => (window.dataLayer ??= [])

/** Puts entries at the end of the data layer, one after the other. */
export function pushEntries(entries: readonly Entry[]): void {
  for (const entry of entries) layer().push(entry)
}

// Google tells a command from an entry by its being an arguments object.
const command = function () {
  // eslint-disable-next-line prefer-rest-params
  return arguments
} as (...words: unknown[]) => IArguments

/** Says that nothing is agreed to; to be said before anything else (R83). */
export function defaultConsent(): void {
  layer().unshift(command('consent', 'default', { ...consentMode(undefined), wait_for_update: WAIT_MS }))
}

/** Choices right behind the default. */
let choices = 0

/**
 * Says what the visitor has chosen. While nobody reads the data layer yet the choice goes in behind the default and the
 * choices before it, of which the last one holds: what this page has told so far is told under it.
 */
export function updateConsent(consent: Consent, isRead: boolean): void {
  const choice = command('consent', 'update', consentMode(consent))
  if (isRead) layer().push(choice)
  else layer().splice(++choices, 0, choice)
}
