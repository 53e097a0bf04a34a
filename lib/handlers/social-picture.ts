import 'server-only'
import { createHash } from 'node:crypto'
import { socialSubjectOf, type SocialSubject } from '../seo/social-picture.ts'
import { PictureCache, type CachedPicture } from '../seo/social/picture-cache.ts'
import { PictureRenderer } from '../seo/social/picture-renderer.ts'
import { SemaphoreBusy } from '#lib/concurrency/semaphore.ts'
import { socialCard } from '../pages/social-card.ts'

const CACHE_BYTES = 16 * 1024 * 1024
const FRESH_MS = 120_000
const pictureCache = new PictureCache(CACHE_BYTES)
const renderer = new PictureRenderer()
const pending = new Map<string, Promise<CachedPicture | undefined>>()
const OUTAGE_MS = 60_000
let loggedUntil = 0

/**
 * GET /og/…: the social picture of a page; 404 for an address that is not a page. While the store is down or the renderer is busy the
 * response is the last rendered picture, or 503 without one (R6, R71). A picture is cacheable for a day only if `v` in the URL is its
 * current version, the one in its page's link; any other URL is cacheable for a minute, because its picture can change.
 */
export async function socialPictureResponse(
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  const subject = socialSubjectOf(segments)
  if (!subject) return reject(404)
  const page = `${subject.lang} ${subject.path}`
  const version = new URL(request.url).searchParams.get('v') ?? ''
  const cached = pictureCache.fresh(page, version)
  if (cached) return pictureResponse(request, cached, version === cached.version)
  try {
    const rendered = await renderOnce(page, subject)
    return rendered ? pictureResponse(request, rendered, version === rendered.version) : reject(404)
  } catch (error) {
    logOnce(error)
    const last = pictureCache.fallback(page)
    return last ? pictureResponse(request, last, false) : reject(503)
  }
}

// Concurrent requests for the picture of one page share one rendering.
function renderOnce(page: string, subject: Pick<SocialSubject, 'lang' | 'path'>) {
  const rendering = pending.get(page) ?? render(page, subject).finally(() => pending.delete(page))
  pending.set(page, rendering)
  return rendering
}

async function render(page: string, { lang, path }: Pick<SocialSubject, 'lang' | 'path'>) {
  const versioned = await socialCard(lang, path)
  if (!versioned) return undefined
  const { card, version } = versioned
  const entry = { content: JSON.stringify(card), version, freshMs: FRESH_MS }
  const unchanged = pictureCache.refresh(page, entry)
  if (unchanged) return unchanged
  const picture = await renderer.render(card)
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
  return pictureCache.set(page, { picture, etag, ...entry })
}

// Logs once per outage; a minute without a failure ends an outage. Never logs the URL, which anyone can make up (L27).
function logOnce(error: unknown) {
  if (error instanceof SemaphoreBusy) return
  const isNew = Date.now() >= loggedUntil
  loggedUntil = Date.now() + OUTAGE_MS
  if (isNew) console.error('erro', 'og', String(error).split('\n', 1)[0])
}

function pictureResponse(request: Request, { picture, etag }: CachedPicture, isVersioned: boolean): Response {
  const headers = {
    'Cache-Control': isVersioned
      ? 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=86400'
      : 'public, max-age=60',
    ETag: etag,
  }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(picture), {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(picture.byteLength) },
  })
}

function reject(status: 404 | 503): Response {
  const headers = {
    'X-Robots-Tag': 'noindex',
    'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    ...(status === 503 && { 'Retry-After': '30' }),
  }
  return new Response(null, { status, headers })
}
