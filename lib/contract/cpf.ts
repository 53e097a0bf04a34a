const FORM = /^\s*\d{3}[\s.]?\d{3}[\s.]?\d{3}[\s-]?\d{2}\s*$/

/** Returns the eleven digits of a CPF, typed with or without dots and hyphen; `undefined` when its form or a check digit is wrong. */
export function cpfOf(text: string): string | undefined {
  if (!FORM.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  // A CPF of eleven equal digits has valid check digits, but is never assigned.
  if (/^(\d)\1*$/.test(digits)) return undefined
  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10])
    ? digits
    : undefined
}

/** Formats the eleven digits of a CPF: 529.982.247-25. */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

/** Hides all digits of a CPF but the six in the middle: ***.982.247-**, as public registers do. */
export function maskedCpf(digits: string): string {
  return formatCpf(digits)
    .replace(/^\d{3}/, '***')
    .replace(/\d{2}$/, '**')
}

// The weights of the first `length` digits go down to 2; the sum modulo 11 gives the check digit.
function checkDigit(digits: string, length: number): number {
  const sum = [...digits.slice(0, length)].reduce(
    (total, digit, index) => total + Number(digit) * (length + 1 - index),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
