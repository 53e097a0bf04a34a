import type { Lang } from '#lib/routes/lang.ts'
import { canBuy } from '#lib/shop/kit.ts'
import type { BuyOption, Product } from '#lib/shop/product.ts'
import { NotifyForm } from './notify-form.tsx'
import { SoldOutChoice } from './sold-out-choice.tsx'

type NotifySectionProps = {
  lang: Lang
  product: Pick<Product, 'id' | 'path' | 'choice'>
  option: BuyOption
  /** The preselected flavour; 0 for none. */
  flavour: number
}

/**
 * The notify form below the buy box: shown for a sold-out product, and while a sold-out flavour or variation is chosen. Renders
 * nothing when everything is in stock (contract 4.21).
 */
export function NotifySection({ lang, product, option, flavour }: NotifySectionProps) {
  const { path, choice } = product
  // A sold-out variation is preselected only if it is the only one (shown-choice.ts).
  const preselected = choice?.values.length === 1 ? choice.values[0] : undefined
  const id = option.kind === 'lista' ? flavour || option.itemId || product.id : product.id
  const form = <NotifyForm lang={lang} product={{ id, path }} variation={preselected?.id} />
  if (!canBuy(option)) return form
  const choices = [...option.flavours, ...(choice?.values ?? [])]
  if (choices.every(({ inStock }) => inStock)) return null
  const isShown =
    option.flavours.some((each) => each.id === flavour && !each.inStock) || preselected?.inStock === false
  return <SoldOutChoice isShown={isShown}>{form}</SoldOutChoice>
}
