// Units of the shop's texts, the longer ones first. Not 'm' or 'l' in small letters, which may begin a word of a name.
const BEFORE_UNIT = /(?<=\d) (?=(?:mcg|µg|mg|kg|g|ml|mL|L|kcal|kJ|cm|mm|UI|IU|°C)(?![\p{L}\d]))/gu

/** Joins each number and its unit with a no-break space, so that a line never ends between '2,5' and 'g'. */
export function withUnbrokenUnits(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00a0')
}
