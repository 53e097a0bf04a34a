import type { Brand } from '../brand/brand-schema.ts'
import type { Lang } from '../routes/lang.ts'
import type { NamedTopic } from '../shop/review-topics.ts'

/** The brand's review topics in a language, with the brand's slug in their pages (P4, P28). */
export function reviewTopics({ topics, slug }: Pick<Brand, 'topics' | 'slug'>, lang: Lang): NamedTopic[] {
  return topics.map(({ topic, name, pages }) => ({
    topic,
    name: name[lang],
    pages: pages.map((path) => path.replace('{brand}', slug)),
  }))
}
