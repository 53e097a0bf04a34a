import { REVIEW_TOPICS, type ReviewTopic } from '../contract/reviews.ts'

// The product pages of each topic; {brand} stands for the brand's slug (P4). The first one is the topic's main page, the
// others sell the same peptides in another form.
const PATHS: Record<ReviewTopic, readonly string[]> = {
  atendimento: [],
  entrega: [],
  'colageno verisol': ['/colageno', '/colageno-chocolate', '/verisol'],
  'colageno lacgest': ['/colageno-para-gravidas-e-lactantes-lac-gest-{brand}'],
  'colageno tipo 2': ['/colageno-tipo-2-{brand}'],
  creatina: ['/creatina-morning-shot'],
  resveratrol: ['/creme-facial-resveratrol-para-o-dia.html'],
  retinol: ['/creme-facial-retinol-para-a-noite.html'],
  'espuma de limpeza': ['/espuma-de-limpeza-facial.html'],
  'mascara argila': ['/mascara-de-argila-rosa-com-acido-hialuronico.html'],
  melatonina: ['/melatonina'],
  multivitaminico: ['/multivitaminico-premium-de-a-a-z.html'],
  'omega 3': ['/omega-3-epa-dha-vita-e.html'],
  protetor: ['/hidratante-facial-protecao-solar-fps-60-uvauvb-com-acido-hialuronico.html'],
  serum: ['/serum'],
  'renova hair': ['/gomas-renova-hair'],
  'whey protein': ['/whey'],
}

/** The product pages that show the reviews of a topic, without language; none for service and delivery (spec section 2). */
export function pathsOfTopic(topic: ReviewTopic, brandSlug: string): string[] {
  return PATHS[topic].map((path) => path.replace('{brand}', brandSlug))
}

/** The topic of the reviews on a product page; undefined when the product has none (spec section 5). */
export function topicOfPath(path: string, brandSlug: string): ReviewTopic | undefined {
  return REVIEW_TOPICS.find((topic) => pathsOfTopic(topic, brandSlug).includes(path))
}

/** The slug of a topic for addresses: `colageno-verisol`. */
export function topicSlug(topic: ReviewTopic): string {
  return topic.replaceAll(' ', '-')
}

/** The topic of a slug; undefined for an unknown slug. */
export function topicOfSlug(slug: string): ReviewTopic | undefined {
  return REVIEW_TOPICS.find((topic) => topicSlug(topic) === slug)
}
