'use client'

import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Suggestion } from '#lib/client/store/suggestion.ts'
import { suggestionsCopy } from '#lib/copy/suggestions.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { convertedMoney, formatMoney, type Conversion } from '#lib/shop/currency.ts'
import { emphasize } from './emphasis.ts'
import styles from './suggestions.module.css'

type SuggestionOptionProps = {
  id: string
  product: Suggestion
  searched: string
  isActive: boolean
  lang: Lang
  conversion: Conversion | undefined
  onPress: () => void
}

/** A suggested product: a link, also an option of the combobox. */
export function SuggestionOption({
  id,
  product: { name, path, picture, price, isLowestPrice, inStock },
  searched,
  isActive,
  lang,
  conversion,
  onPress,
}: SuggestionOptionProps) {
  const copy = suggestionsCopy[lang]
  const shownPrice = isLowestPrice ? copy.from : (amount: string) => amount
  const converted = price === undefined ? undefined : convertedMoney(price, lang, conversion)
  return (
    <Link
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      href={localePath(lang, path)}
      className={styles.option}
      onClick={onPress}
    >
      <Picture src={picture} alt="" width={56} height={56} widths={[160]} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>
          {emphasize(name, searched).map(({ text, isMatch }, index) =>
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        <span className={styles.price}>
          {price === undefined ? null : shownPrice(formatMoney(price, lang))}
          {converted ? ` (${copy.about(converted)})` : null}
          {inStock ? null : <span className={styles.soldOut}>{copy.soldOut}</span>}
        </span>
      </span>
    </Link>
  )
}
