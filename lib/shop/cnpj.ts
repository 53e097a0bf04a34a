// Since July 2026 the first twelve characters of a new CNPJ may be letters; a letter counts as its ASCII code minus 48.
const CNPJ = /^[0-9A-Z]{12}\d{2}$/
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Whether a text is a CNPJ with correct check digits; points, slash, hyphen and spaces are ignored. */
export function isCnpj(text: string): boolean {
  const characters = text.replace(/[.\-/\s]/g, '').toUpperCase()
  // The same character fourteen times has correct check digits only for 0, and nobody has that number.
  if (!CNPJ.test(characters) || /^(.)\1{13}$/.test(characters)) return false
  return [12, 13].every((length) => Number(characters[length]) === checkDigit(characters.slice(0, length)))
}

function checkDigit(characters: string): number {
  const weights = WEIGHTS.slice(-characters.length)
  const sum = [...characters].reduce((total, each, at) => total + (each.charCodeAt(0) - 48) * weights[at]!, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
