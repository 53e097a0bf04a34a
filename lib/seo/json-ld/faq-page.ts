import type { FAQPage } from 'schema-dts'

/** A question with its answer, as on the page. */
interface FaqEntry {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  link: { label: string } | undefined
}

/** The questions and answers of a page, word for word (R56); `undefined` without any. */
export function faqPageNode(entries: readonly FaqEntry[]): FAQPage | undefined {
  if (entries.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer, link }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: [...answer, ...(link ? [link.label] : [])].join('\n') },
    })),
  }
}
