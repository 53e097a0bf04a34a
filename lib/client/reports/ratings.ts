import { ratingsSchema, type WireListedRating } from '../../contract/ratings.ts'
import type { ListedRating } from '../../shop/card-rating.ts'
import type { ApiClient } from '../api-client.ts'

function toRating({ produto, produto_url, media, total }: WireListedRating): ListedRating {
  return { topic: produto, ...(produto_url && { path: produto_url }), average: media, count: total }
}

/** GET avaliacoes/medias: the rating of every topic, and that of each product at these paths among the reviews of its topic (contract 4.16). Throws ApiError. */
export async function getRatings(
  reports: ApiClient,
  storeCode: string,
  productPaths: readonly string[],
): Promise<ListedRating[]> {
  const query = new URLSearchParams(productPaths.map((path) => ['produto_url', path]))
  const { data } = await reports.call('get', `avaliacoes/medias/${storeCode}?${query}`, ratingsSchema)
  return data.map(toRating)
}
