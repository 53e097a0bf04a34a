import 'server-only'
import { moderatorSessionId } from './session-id.ts'
import { moderationAccess } from '../../host/moderation.ts'

/**
 * GET /moderacao/foto/{name}: a review's photo as it is stored, published or not, for signed-in moderators; 404 for other
 * visitors (L22).
 */
export async function moderationPhoto(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const access = moderationAccess()
  const session = await access?.moderation.sessions.find(moderatorSessionId(request))
  const photo = access && session ? await access.moderation.photo((await params).name) : null
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' })
  if (!photo) return new Response(null, { status: 404, headers })
  headers.set('Content-Type', photo.type)
  headers.set('Content-Disposition', 'inline')
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Content-Type-Options', 'nosniff')
  return new Response(new Uint8Array(photo.bytes), { headers })
}
