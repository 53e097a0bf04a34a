// The access key of an NF-e ("Manual de Orientação do Contribuinte", 2.2.6): state, year and month, CNPJ, model, series, number, way of
// issue, random number, check digit. A CNPJ may have letters since July 2026; a letter counts as its ASCII code minus 48.
const KEY = /^\d{6}[0-9A-Z]{12}\d{26}$/
const MODEL = '55'
// The states by their numbers at IBGE.
const STATES = /^(?:1[1-7]|2[1-9]|3[1235]|4[1-3]|5[0-3])$/
const MONTH = /^(?:0[1-9]|1[0-2])$/

/**
 * Returns the 44 characters of an NF-e's access key, typed with or without blanks; `undefined` when its form, state, month, model
 * or check digit is wrong.
 */
export function invoiceKeyOf(text: string): string | undefined {
  const key = text.replace(/[\s.-]/g, '').toUpperCase()
  if (!KEY.test(key)) return undefined
  if (!STATES.test(key.slice(0, 2)) || !MONTH.test(key.slice(4, 6)) || key.slice(20, 22) !== MODEL)
    return undefined
  return checkDigit(key.slice(0, 43)) === Number(key[43]) ? key : undefined
}

/** Formats a key as invoices print it, in groups of four. */
export function formatInvoiceKey(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ')
}

/** The page of the national portal that shows the invoice of a key. */
export function invoiceAddress(key: string): string {
  const query = new URLSearchParams({
    tipoConsulta: 'resumo',
    tipoConteudo: '7PhJ+gAVw2g=',
    nfe: key,
  })
  return `https://www.nfe.fazenda.gov.br/portal/consultaRecaptcha.aspx?${query}`
}

// Weights 2 to 9, repeated, from the right; the sum modulo 11 gives the check digit.
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((total, each, at) => total + (each.charCodeAt(0) - 48) * (2 + (at % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
