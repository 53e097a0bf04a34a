// Spec section 3, input masks: an x is a digit.
const PATTERNS = { phone: '(xx) xxxxx-xxxx', postalCode: 'xxxxx-xxx' } as const

/** What a mask can be put on. */
export type MaskKind = keyof typeof PATTERNS

/**
 * A text under the mask of its kind, as far as its digits reach: '119' is '(11) 9' for a phone. An unknown kind leaves
 * the text alone and says so in the console (spec section 5).
 */
export function mask(kind: MaskKind, text: string): string {
  if (!Object.hasOwn(PATTERNS, kind)) {
    console.warn('Tipo de máscara não especificado')
    return text
  }
  if (kind === 'phone') return maskPhone(text)
  return fill(PATTERNS[kind], text)
}

// Pasted with the code of Brazil, a phone loses it; one of another country fits no mask of ours.
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
