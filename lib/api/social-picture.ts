import 'server-only'
import { createHash } from 'node:crypto'
import { socialSubjectOf } from '../seo/social-picture.ts'
import { Album, type KeptPicture } from '../seo/social/album.ts'
import { Painting } from '../seo/social/painting.ts'
import { TooManyWaiting } from '../seo/turns.ts'
import { socialCard } from './social-card.ts'

const ALBUM_BYTES = 16 * 1024 * 1024
const FRESH_MS = 120_000
const album = new Album(ALBUM_BYTES)
const painting = new Painting()

/**
 * The answer to GET /og/…: the picture of a page for shared links. What no page is costs no painting; while the store
 * cannot be asked, the last picture stands in (R6, R71).
 */
export async function socialPictureAnswer(request: Request, segments: readonly string[]): Promise<Response> {
  const subject = socialSubjectOf(segments)
  if (!subject) return refuse(404)
  const page = `${subject.lang} ${subject.path}`
  const version = (new URL(request.url).searchParams.get('v') ?? '').slice(0, 16)
  try {
    const kept = album.fresh(page, version)
    if (kept) return answer(request, kept)
    const card = await socialCard(subject.lang, subject.path)
    if (!card) return refuse(404)
    const facts = JSON.stringify(card)
    const same = album.showing(page, { facts, version, freshMs: FRESH_MS })
    if (same) return answer(request, same)
    const picture = await painting.paint(card)
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
    return answer(request, album.keep(page, { picture, etag, facts, version, freshMs: FRESH_MS }))
  } catch (error) {
    const last = album.last(page)
    if (last) return answer(request, last)
    if (!(error instanceof TooManyWaiting)) console.error('erro', 'og', page, String(error))
    return refuse(503)
  }
}

function answer(request: Request, { picture, etag }: KeptPicture): Response {
  const headers = {
    'Cache-Control': 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=86400',
    ETag: etag,
  }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(picture), {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(picture.byteLength) },
  })
}

function refuse(status: 404 | 503): Response {
  const headers = {
    'X-Robots-Tag': 'noindex',
    'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    ...(status === 503 && { 'Retry-After': '30' }),
  }
  return new Response(null, { status, headers })
}
