/** A piece of markup; whatever stands in it has been escaped. */
export interface Html {
  readonly markup: string
}

type Value = string | number | false | null | undefined | Html | readonly Html[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup from a template: every text that is put in is escaped, false and nothing vanish (L24). */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const markup = parts.map((part, index) => part + print(values[index])).join('')
  return { markup }
}

function print(value: Value): string {
  if (value === undefined || value === null || value === false) return ''
  if (typeof value !== 'object') return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
  return 'markup' in value ? value.markup : value.map(print).join('')
}
