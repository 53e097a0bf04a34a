import { shellCopy } from '../copy/shell.ts'
import type { Lang } from '../routes/lang.ts'

/** The names of payment methods in the page's language; brand names stay as they are. */
export function paymentNames(methods: readonly string[], lang: Lang): readonly string[] {
  const { boleto, card } = shellCopy[lang]
  const translated: Partial<Record<string, string>> = { Boleto: boleto, 'Cartão de crédito': card }
  return methods.map((name) => translated[name] ?? name)
}
