/**
 * The text of a code in an address; `undefined` without one. Anyone can write an address, and each object of JavaScript also has names
 * such as `constructor`, whose values are no texts.
 */
export function textOfCode(
  texts: Readonly<Partial<Record<string, string>>>,
  code: string,
): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined
}
