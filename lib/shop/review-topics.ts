import type { ReviewTopic } from '../contract/reviews.ts'

/** A topic of reviews in one language. */
export interface NamedTopic {
  topic: ReviewTopic
  name: string
  /** The product pages that show its reviews, without language, the main one first; none for service and delivery. */
  pages: readonly string[]
}

/** The topic whose reviews a product page shows; undefined when the product has none (spec section 5). */
export function topicOfPath(topics: readonly NamedTopic[], path: string): NamedTopic | undefined {
  return topics.find(({ pages }) => pages.includes(path))
}

/** The slug of a topic for addresses: `omega 3` is `omega-3`. */
export function topicSlug(topic: ReviewTopic): string {
  return topic.replaceAll(' ', '-')
}

/** The topic of a slug; undefined for an unknown slug. */
export function topicOfSlug(topics: readonly NamedTopic[], slug: string): NamedTopic | undefined {
  return topics.find(({ topic }) => topicSlug(topic) === slug)
}

/** The topics as the review form lists them: name on the wire, name on the page. */
export interface TopicOptions {
  products: readonly (readonly [ReviewTopic, string])[]
  services: readonly (readonly [ReviewTopic, string])[]
}

/** The topics for the review form; topics without a product page are services. */
export function topicOptions(topics: readonly NamedTopic[]): TopicOptions {
  const options = (isProduct: boolean) =>
    topics
      .filter(({ pages }) => pages.length > 0 === isProduct)
      .map(({ topic, name }): [ReviewTopic, string] => [topic, name])
  return { products: options(true), services: options(false) }
}
