import 'server-only'
import { hash, timingSafeEqual } from 'node:crypto'
import { LANGS } from '../../routes/lang.ts'
import { localePath } from '../../routes/paths.ts'
import { readBody } from '../api-proxy.ts'
import { host } from '../../host/host.ts'
import { ADDRESS_HEADER } from '../../host/limits.ts'
import { OWN_HEADERS } from '../own-write.ts'
import { pagePath, pagesOfPath, pagesOfTag, type AffectedPages } from './affected-pages.ts'
import { invalidatePages } from './invalidate.ts'
import { invalidation } from '../../host/invalidation.ts'
import { tooMany } from '../too-many.ts'

const MOST = 100

/**
 * POST /api/revalidate: `{"paths": ["/serum"], "tags": ["precos"]}` with `Authorization: Bearer <secret>` renews pages in both
 * languages, each with all below it (docs/decisions/0025).
 */
export async function revalidate(request: Request): Promise<Response> {
  if (!isTrusted(request.headers.get('authorization'))) return refuseStranger(request)
  const body = await readBody(request)
  if (body === undefined) return refuse(413, 'Pedido grande demais.')
  const { brandSlug } = host().env
  const asked = readAsked(body, brandSlug)
  if (typeof asked === 'string') return refuse(422, asked)
  // Last of all: pages are asked for again as soon as this handler has answered.
  invalidatePages(asked.pages)
  const addresses = asked.paths.flatMap((path) => LANGS.map((lang) => localePath(lang, path)))
  return Response.json({ paths: addresses, tags: asked.tags }, { headers: OWN_HEADERS })
}

/** Any other method. */
export function onlyPost(): Response {
  return refuse(405, 'Só POST.', { allow: 'POST' })
}

// Without a configured secret there is still this process's own: a stranger cannot tell the difference.
function isTrusted(authorization: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const known = [host().env.revalidateSecret, invalidation()?.secret]
  return known.filter((secret) => secret !== undefined && isSame(given, secret)).length > 0
}

// Digests are of one length, whatever was sent: neither the time nor the length of a comparison tells anything. A header is
// read byte by byte, so that its characters are the bytes of what was sent.
function isSame(given: string, wanted: string): boolean {
  const bytes = Buffer.from(given, 'latin1')
  return timingSafeEqual(hash('sha256', bytes, 'buffer'), hash('sha256', wanted, 'buffer'))
}

async function refuseStranger(request: Request): Promise<Response> {
  const wait = await host().limits.take('account', {
    address: request.headers.get(ADDRESS_HEADER) ?? '',
    session: '',
  })
  if (wait > 0) {
    const { answer, headers } = tooMany(request, wait)
    return new Response(answer.body, { status: answer.status, headers })
  }
  return refuse(401, 'Chave ausente ou errada.', { 'www-authenticate': 'Bearer' })
}

interface Asked {
  paths: string[]
  tags: string[]
  pages: AffectedPages
}

// A sentence when it cannot be done.
function readAsked(body: string, brandSlug: string): Asked | string {
  const { paths = [], tags = [] } = (parse(body) ?? {}) as { paths?: unknown; tags?: unknown }
  if (!isList(paths) || !isList(tags) || paths.length + tags.length === 0)
    return 'Mande {"paths": ["/serum"]} ou {"tags": ["precos"]}, ou ambos.'
  if (paths.length > MOST || tags.length > MOST)
    return `No máximo ${MOST} caminhos e ${MOST} etiquetas por vez.`
  const known = paths.map((path) => pagePath(path.length > 1 ? path.replace(/\/$/, '') : path))
  const oddPath = paths.find((_, index) => known[index] === undefined)
  if (oddPath !== undefined)
    return `Não é o caminho de uma página da loja: ${shown(oddPath)}. Escreva como em /serum, sem origem e sem parâmetros.`
  const ofTags = tags.map((tag) => pagesOfTag(tag, brandSlug))
  const oddTag = tags.find((_, index) => ofTags[index] === undefined)
  if (oddTag !== undefined) return `Etiqueta desconhecida: ${shown(oddTag)}.`
  const named = [...new Set(known.flatMap((path) => path ?? []))]
  const pages = [...named.map(pagesOfPath), ...ofTags.flatMap((one) => one ?? [])]
  return { paths: named, tags: [...new Set(tags)], pages: together(pages) }
}

// A hundred tags often mean the same pages.
function together(all: readonly AffectedPages[]): AffectedPages {
  return {
    paths: [...new Set(all.flatMap(({ paths }) => paths))],
    folders: [...new Set(all.flatMap(({ folders }) => folders))],
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

const shown = (text: string) => JSON.stringify(text.slice(0, 80))

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...OWN_HEADERS, ...headers } })
}
