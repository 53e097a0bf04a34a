import 'server-only'
import { hash, timingSafeEqual } from 'node:crypto'
import { reviewTopics } from '../../content/review-topics.ts'
import { pageTagsOf, pageTagsOfPath, pathOfPage, pathOfTag, tagOfPath } from '../../cache-tags.ts'
import { LANGS } from '../../routes/lang.ts'
import { localePath } from '../../routes/paths.ts'
import { readRequestText } from '../api-proxy.ts'
import { host } from '../../host/host.ts'
import { VISITOR_IP_HEADER } from '../../http/visitor-ip-header.ts'
import { PRIVATE_HEADERS } from '../shop-write.ts'
import { invalidatePages, type PageChange } from './invalidate.ts'
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
  const caller = callerOf(request.headers.get('authorization'))
  if (!caller) return rejectUntrusted(request)
  const body = await readRequestText(request)
  if (body === undefined) return reject(413, 'O envio é grande demais.')
  const requested = readRequested(body, reviewTopics(host().env.brand, 'pt'))
  if (typeof requested === 'string') return reject(422, requested)
  const { paths, tags, change } = requested
  // Stored before anything is invalidated: a caller that gets 200 has reached every process.
  const announced =
    caller === 'external' ? await announce([...tags, ...paths.map(tagOfPath)]) : requested.position
  if (announced === 'failed')
    return reject(503, 'A mudança não pôde ser gravada. Mande de novo.', { 'retry-after': '2' })
  invalidatePages(change, announced)
  const addresses = paths.flatMap((path) => LANGS.map((lang) => localePath(lang, path)))
  return Response.json({ paths: addresses, tags }, { headers: PRIVATE_HEADERS })
}

/** The 405 response for other methods. */
export function onlyPost(): Response {
  return reject(405, 'Só POST.', { allow: 'POST' })
}

// Without REVALIDATE_SECRET the response is 401 as well, so that it does not reveal whether one is configured. The server
// accepts the secret that the process made for itself.
function callerOf(authorization: string | null): 'own' | 'external' | undefined {
  const sent = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const matches = (secret: string | undefined) => secret !== undefined && isSame(sent, secret)
  const [isOwn, isExternal] = [matches(invalidation()?.secret), matches(host().env.revalidateSecret)]
  return isExternal ? 'external' : isOwn ? 'own' : undefined
}

// The other processes of the shop read the tags from the log (docs/decisions/0063). Returns their position in it.
async function announce(tags: readonly string[]): Promise<number | 'failed' | undefined> {
  try {
    return await host().announce?.(tags)
  } catch (error) {
    console.warn('invalidation:', String(error))
    return 'failed'
  }
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
    ip: request.headers.get(VISITOR_IP_HEADER) ?? '',
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
  change: PageChange
  /** The position of the changes in the change log, which a call of this process names. */
  position: number | undefined
}

// Returns an error message for an invalid request.
function readRequested(body: string, topics: readonly NamedTopic[]): Requested | string {
  const { paths = [], tags = [], position } = (parse(body) ?? {}) as Partial<Record<string, unknown>>
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
  const uniqueTags = [...new Set(tags)]
  return {
    paths: named,
    tags: uniqueTags,
    change,
    position: typeof position === 'number' ? position : undefined,
  }
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
