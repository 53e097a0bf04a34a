import type { FAQPage } from 'schema-dts'

/** A question with its answer, as the page shows them. */
interface FaqEntry {
  question: string
  /** The paragraphs of the answer. */
  answer: readonly string[]
  /** The link after the answer; only its text is part of the structured data. */
  link: { label: string } | undefined
}

/** Returns the FAQPage node with the questions and answers exactly as the page shows them (R56); `undefined` without questions. */
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
