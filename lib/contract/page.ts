import { mixed } from 'yup'
import { estruturaSchema } from './estrutura.ts'
import { label, objectOf, objectOrDefaults, text } from './fields.ts'

const MARKUP = /<(?:p|div|h[1-6]|ul|ol|li|table|br|strong|b|em|i|a|span|section|article)\b/i
const MAX_DEPTH = 6

/** The longest text with HTML in a value of any shape; '' for none (platform 3.1). */
function longestHtml(value: unknown, depth = 0): string {
  if (typeof value === 'string') return MARKUP.test(value) ? value : ''
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return ''
  let longest = ''
  for (const each of Object.values(value)) {
    const html = longestHtml(each, depth + 1)
    if (html.length > longest.length) longest = html
  }
  return longest
}

const ownFields = objectOrDefaults({ titulo: label(), atualizadoEm: text() })

// The platform does not document the field of the text, so the longest HTML of the content is taken.
const contentSchema = mixed<{ titulo: string; atualizadoEm: string; html: string }>()
  .transform((_cast: unknown, original: unknown) => ({
    ...ownFields.cast(original),
    html: longestHtml(original),
  }))
  .default(() => ({ titulo: '', atualizadoEm: '', html: '' }))
  .required()

/** GET url/page (contract 4.5, platform 3.1). */
export const pageSchema = objectOf({ estrutura: estruturaSchema, conteudo: contentSchema })
