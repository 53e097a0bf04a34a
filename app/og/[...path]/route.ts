import { socialPictureResponse } from '#lib/handlers/social-picture.ts'

type Props = { params: Promise<{ path: string[] }> }

/** The social pictures of pages (R71). */
export async function GET(request: Request, { params }: Props) {
  return socialPictureResponse(request, (await params).path)
}
