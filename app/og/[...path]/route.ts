import { socialPictureAnswer } from '#lib/handlers/social-picture.ts'

type Props = { params: Promise<{ path: string[] }> }

/** The pictures of pages for shared links (seo R71). */
export async function GET(request: Request, { params }: Props) {
  return socialPictureAnswer(request, (await params).path)
}
