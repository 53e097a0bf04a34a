import { consentMode } from '#lib/analytics/consent-mode.ts'
import type { DataLayerEntry } from '#lib/analytics/events.ts'
import type { Consent } from '#lib/consent/consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** How long Google's tag waits for the visitor's choice before it applies the default consent, in milliseconds. */
const WAIT_MS = 500

// A plain array: no tag reads it before the visitor consents (P12).
const layer = () => (window.dataLayer ??= [])

/** Appends entries to the data layer. */
export function pushEntries(entries: readonly DataLayerEntry[]): void {
  for (const entry of entries) layer().push(entry)
}

// Google distinguishes a command from an entry by its type: an arguments object.
const command = function () {
  // oxlint-disable-next-line prefer-rest-params -- rest parameters are an array, which Google takes for an entry
  return arguments
} as (...args: unknown[]) => IArguments

/**
 * Inserts the start of Google's tag after the consent and the first page's address, before every event that the page has pushed:
 * the tag handles the entries in their order, so it knows the address of arrival before any event (P8).
 */
export function insertStart(entry: DataLayerEntry): void {
  const address = layer().findIndex((each) => 'page_location' in (each as object))
  layer().splice(address < 0 ? choices + 1 : address + 1, 0, entry)
}

/** Sets the default consent, denied, as the first command (R83). */
export function defaultConsent(): void {
  layer().unshift(command('consent', 'default', { ...consentMode(undefined), wait_for_update: WAIT_MS }))
}

/** The number of consent updates inserted right after the default consent. */
let choices = 0

/**
 * Sets the visitor's choice. Before a tag reads the data layer, the choice goes right after the default and earlier choices, so
 * that it applies to all entries of the page.
 */
export function updateConsent(consent: Consent, isRead: boolean): void {
  const choice = command('consent', 'update', consentMode(consent))
  if (isRead) layer().push(choice)
  else layer().splice(++choices, 0, choice)
}
