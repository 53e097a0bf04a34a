import type { FAQPage } from 'schema-dts'

/** A question as a page shows it. */
interface Asked {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  link: { label: string } | undefined
}

/** The questions and answers of a page in the words that stand there (R56); nothing without any. */
export function faqPageNode(entries: readonly Asked[]): FAQPage | undefined {
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
