import 'server-only'
import { hash, timingSafeEqual } from 'node:crypto'
import { reviewTopics } from '../../content/review-topics.ts'
import { pageTagsOf, pageTagsOfPath, pathOfPage, pathOfTag } from '../../cache-tags.ts'
import { LANGS } from '../../routes/lang.ts'
import { localePath } from '../../routes/paths.ts'
import { readRequestText } from '../api-proxy.ts'
import { host } from '../../host/host.ts'
import { ADDRESS_HEADER } from '../../host/limits.ts'
import { PRIVATE_HEADERS } from '../shop-write.ts'
import { invalidatePages, type Change } from './invalidate.ts'
import { invalidation } from '../../host/invalidation.ts'
import type { NamedTopic } from '../../shop/review-topics.ts'
import { tooMany } from '../too-many.ts'

const MAX_PER_CALL = 100
// A change with one of these tags may change the kind of page at any address.
const MAY_MOVE_PAGES = new Set(['configuracoes', 'menus', 'catalogo', 'paginas'])

/**
 * POST /api/revalidate: `{"paths": ["/serum"], "tags": ["precos"]}` with `Authorization: Bearer <secret>` invalidates the pages
 * that show what these name, in both languages (docs/decisions/0025, 0058).
 */
export async function revalidate(request: Request): Promise<Response> {
  if (!isTrusted(request.headers.get('authorization'))) return rejectUntrusted(request)
  const body = await readRequestText(request)
  if (body === undefined) return reject(413, 'Pedido grande demais.')
  const requested = readRequested(body, reviewTopics(host().env.brand, 'pt'))
  if (typeof requested === 'string') return reject(422, requested)
  const { paths, tags, change } = requested
  invalidatePages(change)
  const addresses = paths.flatMap((path) => LANGS.map((lang) => localePath(lang, path)))
  return Response.json({ paths: addresses, tags }, { headers: PRIVATE_HEADERS })
}

/** The 405 response for other methods. */
export function onlyPost(): Response {
  return reject(405, 'Só POST.', { allow: 'POST' })
}

// Without REVALIDATE_SECRET the response is 401 as well, so that it does not reveal whether one is configured. The server
// accepts the secret that the process made for itself.
function isTrusted(authorization: string | null): boolean {
  const sent = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const known = [host().env.revalidateSecret, invalidation()?.secret]
  return known.filter((secret) => secret !== undefined && isSame(sent, secret)).length > 0
}

// timingSafeEqual needs equal lengths, and digests also hide the length of the secret. Headers are decoded as latin1, so
// this restores the bytes that were sent.
function isSame(given: string, expected: string): boolean {
  const bytes = Buffer.from(given, 'latin1')
  return timingSafeEqual(hash('sha256', bytes, 'buffer'), hash('sha256', expected, 'buffer'))
}

async function rejectUntrusted(request: Request): Promise<Response> {
  // The limit of sign-in attempts: both guard a secret.
  const wait = await host().limits.take('account', {
    address: request.headers.get(ADDRESS_HEADER) ?? '',
    session: '',
  })
  if (wait > 0) {
    const { response, headers } = tooMany(request, wait)
    return new Response(response.body, { status: response.status, headers })
  }
  return reject(401, 'Chave ausente ou errada.', { 'www-authenticate': 'Bearer' })
}

interface Requested {
  paths: string[]
  tags: string[]
  change: Change
}

// Returns an error message for an invalid request.
function readRequested(body: string, topics: readonly NamedTopic[]): Requested | string {
  const { paths = [], tags = [] } = (parse(body) ?? {}) as { paths?: unknown; tags?: unknown }
  if (!isList(paths) || !isList(tags) || paths.length + tags.length === 0)
    return 'Mande {"paths": ["/serum"]} ou {"tags": ["precos"]}, ou ambos.'
  if (paths.length > MAX_PER_CALL || tags.length > MAX_PER_CALL)
    return `No máximo ${MAX_PER_CALL} caminhos e ${MAX_PER_CALL} etiquetas por vez.`
  const known = paths.map((path) => pathOfPage(path.length > 1 ? path.replace(/\/$/, '') : path))
  const invalidPath = paths.find((_, index) => known[index] === undefined)
  if (invalidPath !== undefined)
    return `Não é o caminho de uma página da loja: ${quote(invalidPath)}. Escreva como em /serum, sem origem e sem parâmetros.`
  const pageTags = tags.map((tag) => pageTagsOf(tag, topics))
  const unknownTag = tags.find((_, index) => pageTags[index] === undefined)
  if (unknownTag !== undefined) return `Etiqueta desconhecida: ${quote(unknownTag)}.`
  const named = [...new Set(known.flatMap((path) => path ?? []))]
  const change = {
    tags: [...new Set([...named.flatMap(pageTagsOfPath), ...pageTags.flatMap((each) => each ?? [])])],
    paths: [...named, ...tags.flatMap((tag) => pathOfTag(tag) ?? [])],
    mayMovePages: tags.some((tag) => MAY_MOVE_PAGES.has(tag)),
  }
  return { paths: named, tags: [...new Set(tags)], change }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

const quote = (text: string) => JSON.stringify(text.slice(0, 80))

function reject(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...PRIVATE_HEADERS, ...headers } })
}
