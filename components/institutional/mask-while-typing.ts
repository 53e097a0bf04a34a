import { mask, type MaskKind } from '#lib/shop/masks.ts'

/** Puts a mask on what is typed into a field; the caret stays behind the digit it stood behind (spec section 5). */
export function maskWhileTyping(input: HTMLInputElement, kind: MaskKind): void {
  input.addEventListener('input', () => {
    const { value, selectionStart } = input
    const masked = mask(kind, value)
    if (masked === value) return
    const digits = countDigits(value.slice(0, selectionStart ?? value.length))
    input.value = masked
    const caret = afterDigit(masked, digits)
    input.setSelectionRange(caret, caret)
  })
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

// At the end of the text for its last digit, so that what is typed next joins it.
function afterDigit(text: string, digits: number): number {
  if (countDigits(text) <= digits) return text.length
  for (let at = 0; at <= text.length; at++) if (countDigits(text.slice(0, at)) === digits) return at
  return text.length
}
