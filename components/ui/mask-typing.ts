/** Masks the text of a field while typing; the caret stays after the same digit (spec section 5). */
export function maskWhileTyping(input: HTMLInputElement, mask: (text: string) => string): void {
  input.addEventListener('input', () => {
    const { value, selectionStart } = input
    const masked = mask(value)
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

// After the last digit the caret goes to the end of the text, where typing continues.
function afterDigit(text: string, digits: number): number {
  if (countDigits(text) <= digits) return text.length
  for (let at = 0; at <= text.length; at++) if (countDigits(text.slice(0, at)) === digits) return at
  return text.length
}
