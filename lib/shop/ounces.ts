const SIZE = /\b(?:net weight|contents)\s(\d+(?:\.\d+)?)\s?(g|ml)\b/i
const SIZES = /^(?:\d+(?:\.\d+)?\s?(?:g|ml)(?:, | or |$))+$/i
const EACH_SIZE = /(\d+(?:\.\d+)?)\s?(g|ml)\b/gi
const LABEL = /^(\d+(?:\.\d+)?)\s?(g|ml)\b/i
const PER_OUNCE = { g: 28.349_523, ml: 29.573_53 } as const

/** An English text with the size of the package in ounces beside grams or milliliters: 'net weight 216 g (7.6 oz)', '100 g (3.5 oz) or 200 g (7.1 oz)'. */
export function withOunces(text: string): string {
  return addOunces(text, SIZES.test(text) ? EACH_SIZE : SIZE)
}

/** The English label of a size that can be chosen, such as '500 g with pump', with ounces: '500 g (17.6 oz) with pump'. */
export function labelWithOunces(label: string): string {
  return addOunces(label, LABEL)
}

function addOunces(text: string, pattern: RegExp): string {
  return text.replace(pattern, (size, amount: string, unit: string) => {
    const isWeight = unit.toLowerCase() === 'g'
    const ounces = Number(amount) / PER_OUNCE[isWeight ? 'g' : 'ml']
    return `${size} (${Number(ounces.toFixed(1))}\u00a0${isWeight ? 'oz' : 'fl\u00a0oz'})`
  })
}
