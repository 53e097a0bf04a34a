import type { CartItem } from './cart.ts'

/** Returns the full name of a line, for the labels of its controls. */
export function lineName({ product, name, attributes = [] }: CartItem): string {
  const full = product ? `${product}: ${name}` : name
  return [full, ...attributes.map(({ value }) => value)].join(', ')
}

/** The name of a line without the flavours of a built kit, which follow its second colon. */
export function nameWithoutFlavours(name: string): string {
  return name.split(': ').slice(0, 2).join(': ')
}

/** A name in a sentence with its quantity, unless that is 1: '2 × 1 pote - Limão'. */
export function countedName(name: string, quantity: number): string {
  return quantity > 1 ? `${quantity} × ${name}` : name
}

/** Lines in a sentence, without their product. */
export function linesText(lines: readonly Pick<CartItem, 'name' | 'quantity'>[]): string {
  return lines.map(({ name, quantity }) => countedName(name, quantity)).join(', ')
}
