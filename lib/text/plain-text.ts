const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
}

const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  reg: '®',
  copy: '©',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  euro: '€',
}

const ENTITY =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(acute|grave|circ|tilde|uml|cedil|ring)|([a-z]{2,6}));/gi
const INVISIBLE =
  /<(script|style|template|iframe|noscript|title)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
// An unclosed tag is removed up to the end of the text; '<' before a space or digit is a comparison and stays.
const TAG = /<[!/?a-z][^>]*(?:>|$)/gi
const INLINE = /^<\/?(?:a|abbr|b|em|font|i|mark|small|span|strong|sub|sup|u)\b/i

/**
 * A text of the store without HTML, with its entities decoded, for labels, metadata, structured data, messages and alt texts
 * (platform 3). A text without markup is returned unchanged.
 */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  // Removes tags again after decoding, because some stores encode the markup itself: '&lt;p&gt;'.
  const stripped = withoutTags(decoded(withoutTags(text)))
  return stripped
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()
}

/** Decodes a text whose markup the store has encoded, such as '&lt;p&gt;'; returns any other text unchanged (platform 3). */
export function withMarkup(text: string): string {
  return !/<[a-z]/i.test(text) && /&lt;\/?[a-z][^&]*&gt;/i.test(text) ? decoded(text) : text
}

function withoutTags(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(TAG, (tag) => (INLINE.test(tag) ? '' : ' '))
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal, hex, letter, accent, name) => {
    if (decimal || hex) return characterOf(decimal ? Number(decimal) : Number.parseInt(hex as string, 16))
    if (letter) return (String(letter) + (ACCENTS[String(accent).toLowerCase()] ?? '')).normalize('NFC')
    return NAMED_ENTITIES[String(name).toLowerCase()] ?? String(entity)
  })
}

function characterOf(code: number): string {
  const isText = (code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) || code === 10
  return isText ? String.fromCodePoint(code) : ''
}
