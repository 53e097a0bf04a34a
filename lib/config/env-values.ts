import { GTM_ID, PIXEL_ID } from '../shop/tags.ts'
import { readEdge } from './edge.ts'

/** Parses the text of a variable; `undefined` when it is malformed. */
export type Parse<T> = (raw: string) => T | undefined

/** The expected format, as the message about a malformed address names it. */
export const AN_HTTP_URL = 'an address that starts with http:// or https://'
/** The expected format of a slug in such a message. */
export const A_SLUG = 'a name of small letters, digits and hyphens'
/** The expected format of a token in such a message. */
export const A_TOKEN = 'a token of letters, digits and . _ ~ -'

/** Accepts addresses of these protocols, and removes their trailing slashes. */
export const urlOf =
  (...protocols: string[]): Parse<string> =>
  (raw) => {
    const parsed = URL.parse(raw)
    return parsed && protocols.includes(parsed.protocol) ? raw.replace(/\/+$/, '') : undefined
  }

/** Accepts texts that match a pattern. */
export const matching =
  (pattern: RegExp): Parse<string> =>
  (raw) =>
    pattern.test(raw) ? raw : undefined

// Accepts lists, separated by commas, in which every entry matches a pattern.
const listMatching =
  (pattern: RegExp): Parse<readonly string[]> =>
  (raw) => {
    const entries = raw.split(',').map((each) => each.trim())
    return entries.every((each) => pattern.test(each)) ? entries : undefined
  }

const HASH = /^[\w-]{1,80}$/

/** Accepts every text. */
export const any: Parse<string> = (raw) => raw
/** 0 or 1. */
export const zeroOrOne: Parse<boolean> = (raw) => ({ '0': false, '1': true })[raw]
/** An address of a web server. */
export const http = urlOf('http:', 'https:')
/** The address of a host, without a path. */
export const origin: Parse<string> = (raw) => {
  const url = http(raw) === undefined ? null : URL.parse(raw)
  return url && url.pathname + url.search + url.hash === '/' ? url.origin : undefined
}
/** A name as addresses contain it. */
export const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
/** A name or token that cookies and headers can contain. */
export const token = matching(/^[A-Za-z0-9._~-]{1,200}$/)
/** The name of a form at an external store (contract 4.22). */
export const formName = matching(/^[\w./-]{1,100}$/)
/** Printable ASCII. */
export const headerText = matching(/^[\x20-\x7e]{1,200}$/)
/** The name of a menu, banner or showcase (platform 3.1). */
export const hash = matching(HASH)
/** Names of menus or showcases (platform 3.1). */
export const hashes = listMatching(HASH)
/** Hosts, each with or without a port. */
export const hosts = listMatching(/^[a-z0-9.-]+(?::\d+)?$/)
/** Folders of an external store's host, except those that the shop has itself (P30). */
export const folders = listMatching(/^\/(?!(?:_next|api|en|pt|v2)$)[a-z0-9_-]{2,40}$/i)
/** The id of a Google Tag Manager container. */
export const gtm = matching(GTM_ID)
/** The number of a Meta pixel. */
export const pixel = matching(PIXEL_ID)
/** An e-mail address without a name. */
export const emailAddress = matching(/^[^\s@<>"]+@[^\s@<>"]+$/)
/** A TCP port. */
export const port: Parse<number> = (raw) =>
  /^\d{1,5}$/.test(raw) && +raw > 0 && +raw < 65_536 ? +raw : undefined
/** A number of MiB below 10,000. */
export const megabytes: Parse<number> = (raw) => (/^\d{1,4}$/.test(raw) ? +raw : undefined)
/** A number of seconds below 100. */
export const seconds: Parse<number> = (raw) => (/^\d{1,2}$/.test(raw) ? +raw : undefined)
/** The address of a look-up of CEPs, with `{cep}` (docs/decisions/0081). */
export const cepUrl: Parse<string> = (raw) =>
  /^https?:\/\/[^\s]*\{cep\}[^\s]*$/.test(raw) && URL.canParse(raw) ? raw : undefined

/** A password or secret of at least 12 characters. */
export const secret: Parse<string> = (raw) => ([...raw].length >= 12 ? raw : undefined)
/** An access token or secret of a payment provider. */
export const providerSecret = matching(/^[\x21-\x7e]{8,300}$/)
/** An SMTP server, whose address may contain a password. */
export const smtp: Parse<string> = (raw) =>
  ['smtp:', 'smtps:'].includes(URL.parse(raw)?.protocol ?? '') && URL.parse(raw)?.hostname ? raw : undefined
/** A bucket of an S3 service, whose address may contain a secret. */
export const bucket: Parse<string> = (raw) =>
  /^https?:\/\/(?:[^/@\s]+:[^/@\s]+@)?[^/@\s]+\/[^/?\s]+[^\s]*$/.test(raw) && URL.canParse(raw)
    ? raw
    : undefined

const SECRETS: readonly Parse<unknown>[] = [secret, providerSecret, smtp, bucket, readEdge]

/** Whether the values that a parser accepts contain a secret, which the log must not show. */
export function isSecret(parse: Parse<unknown>): boolean {
  return SECRETS.includes(parse)
}
