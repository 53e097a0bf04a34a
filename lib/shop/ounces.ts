const SIZE = /\b(?:net weight|contents)\s(\d+(?:\.\d+)?)\s?(g|ml)\b/i
const PER_OUNCE = { g: 28.349_523, ml: 29.573_53 } as const

/** An English text with the size of the package in ounces beside grams or milliliters: 'net weight 216 g (7.6 oz)'. */
export function withOunces(text: string): string {
  return text.replace(SIZE, (size, amount: string, unit: string) => {
    const isWeight = unit.toLowerCase() === 'g'
    const ounces = Number(amount) / PER_OUNCE[isWeight ? 'g' : 'ml']
    return `${size} (${Number(ounces.toFixed(1))}\u00a0${isWeight ? 'oz' : 'fl\u00a0oz'})`
  })
}
