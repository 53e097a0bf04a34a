// Spec section 3, input masks: an x is a digit.
const PATTERNS = { phone: '(xx) xxxxx-xxxx', postalCode: 'xxxxx-xxx', cpf: 'xxx.xxx.xxx-xx' } as const

/** The kinds of text that have a mask. */
export type MaskKind = keyof typeof PATTERNS

/**
 * Formats a text with the mask of its kind, up to its last digit: '119' becomes '(11) 9' for a phone. An unknown kind
 * returns the text unchanged and logs a warning (spec section 5).
 */
export function mask(kind: MaskKind, text: string): string {
  if (!Object.hasOwn(PATTERNS, kind)) {
    console.warn('Tipo de máscara não especificado')
    return text
  }
  if (kind === 'phone') return maskPhone(text)
  return fill(PATTERNS[kind], text)
}

// The country code of Brazil is removed; a phone of another country has no mask.
function maskPhone(text: string): string {
  const bare = text.replace(/^\s*\+\s*55(?=\D*\d)/, '')
  return bare.trimStart().startsWith('+') ? text : fill(PATTERNS.phone, bare)
}

function fill(pattern: string, text: string): string {
  const digits = text.replace(/\D/g, '')
  let filled = ''
  let used = 0
  for (const sign of pattern) {
    if (used === digits.length) break
    filled += sign === 'x' ? digits.charAt(used++) : sign
  }
  return filled
}
