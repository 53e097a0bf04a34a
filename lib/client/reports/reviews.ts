import {
  reviewListSchema,
  STARS,
  type WireReview,
  type ReviewOrder,
  type ReviewTopic,
} from '../../contract/reviews.ts'
import type { Review, ReviewFilter, ReviewPage, ReviewRatings } from '../../shop/review.ts'
import type { ApiClient } from '../api-client.ts'
import { pathIn } from '../store/address.ts'

/** Topic, product and sort order of a review list; without topic and product it has all reviews. */
export interface ReviewListRequest {
  topic?: ReviewTopic | undefined
  /** Only the reviews of this product; the embedded reports API alone has this parameter. */
  productId?: number | undefined
  order: ReviewOrder
  /** The embedded reports API alone has these parameters; responses of others have no `ratings`. */
  filter?: ReviewFilter
}

/** The query of a review page, with the API's parameter names. */
export type ReviewPageQuery = Record<string, string>

const FILE_NAME = /^[\w-][\w.-]*$/

function toReview({
  id,
  nome,
  nota,
  comentario,
  imagem,
  status_imagem,
  created_at,
  resposta,
  compra_verificada,
  comprado,
  traducao,
  produto,
}: WireReview): Review {
  const path = produto && pathIn(produto.url)
  return {
    id,
    name: nome,
    stars: nota,
    comment: traducao ?? comentario,
    ...(traducao && { original: comentario }),
    ...(status_imagem && imagem && FILE_NAME.test(imagem) && { photo: `/storage/img/avaliacoes/${imagem}` }),
    createdAt: created_at,
    ...(compra_verificada && { isVerified: true as const }),
    ...(comprado && { bought: comprado }),
    ...(path && { product: { name: produto.nome, path } }),
    ...(resposta && { answer: { text: resposta.traducao ?? resposta.texto, createdAt: resposta.data } }),
  }
}

function toRatings(
  counts: Record<(typeof STARS)[number], number>,
  meta: { com_foto: number; media: number; termos: { termo: string; nome: string; total: number }[] },
): ReviewRatings {
  const terms = meta.termos.map(({ termo, nome, total }) => [termo, nome, total] as const)
  return {
    stars: STARS.map((stars) => counts[stars]),
    withPhoto: meta.com_foto,
    average: meta.media,
    ...(terms.length > 0 && { terms }),
  }
}

/** The path of the review list, relative to the reports API's base. */
export function listPath(storeCode: string): string {
  return `avaliacoes/produto/${storeCode}`
}

/** The query of a review page; pages count from 1. */
export function reviewQuery(
  { topic, productId, order, filter = {} }: ReviewListRequest,
  page: number,
): ReviewPageQuery {
  return {
    page: String(page),
    ...(topic && { filter_produto: topic }),
    ...(productId && { produto_id: String(productId) }),
    ...(filter.stars && { filter_nota: String(filter.stars) }),
    ...(filter.withPhoto && { filter_imagem: '1' }),
    ...(filter.term && { filter_termo: filter.term }),
    order_by: order,
  }
}

// Whether a link asks for what the number of the next page asks for too; it is then left out of pages, whose payload repeats it (T12).
function isNextByNumber(link: string, page: number, query: ReviewPageQuery): boolean {
  const asked = new URL(link, 'https://reports.invalid/').searchParams
  const byNumber = new URLSearchParams({ ...query, page: String(page + 1) })
  asked.sort()
  byNumber.sort()
  return asked.toString() === byNumber.toString()
}

/** GET avaliacoes/produto: one page of published reviews (contract 4.15). Throws ApiError. */
export async function getReviewPage(
  reports: ApiClient,
  storeCode: string,
  query: ReviewPageQuery,
): Promise<ReviewPage> {
  const { data, links, meta } = await reports.call('get', listPath(storeCode), reviewListSchema, { query })
  return {
    reviews: data.map(toReview),
    total: meta.total,
    page: meta.current_page,
    lastPage: meta.last_page,
    ...(links.next && !isNextByNumber(links.next, meta.current_page, query) && { next: links.next }),
    ...(meta.notas && { ratings: toRatings(meta.notas, meta) }),
  }
}
