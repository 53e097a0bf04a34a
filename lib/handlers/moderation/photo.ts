import 'server-only'
import { moderatorSessions, openDesk, sessionId } from '../../host/moderation.ts'

/** A photo as it was sent, for moderators only; to everybody else there is none (L22). */
export async function moderationPhoto(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const desk = openDesk()
  const session = desk && moderatorSessions().find(sessionId(request))
  const photo = session ? await desk.moderation.photo((await params).name) : null
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
