'use client'

import { useEffect, type FormEvent } from 'react'
import { afterPaint } from '#components/ui/after-paint.ts'
import { firstInteraction } from '#components/ui/first-interaction.ts'
import { Icon } from '#components/ui/icon.tsx'
import { hasWishlistMarker } from '#lib/browser/wishlist-marker.ts'
import { heartCopy } from '#lib/copy/heart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { useIsInWishlist } from '#lib/state/wishlist-state.ts'
import styles from './heart-button.module.css'

type HeartButtonProps = {
  lang: Lang
  productId: number
  /** The product's name, for screen readers. */
  name: string
  /** True on the page of saved products, which the server renders from the wishlist. */
  isSaved?: boolean
  /** Places the heart on the picture of a card. */
  onCard?: boolean
}

/** Saves a product or removes it: a plain POST form; its script loads when the form is submitted, or with the visitor's first interaction if the wishlist may contain products (T21). */
export function HeartButton({
  lang,
  productId,
  name,
  isSaved: isSavedAtFirst = false,
  onCard,
}: HeartButtonProps) {
  const isSaved = useIsInWishlist(productId) ?? isSavedAtFirst

  useEffect(() => {
    // Asked before the interaction, which may itself save the first product.
    if (!isSavedAtFirst && !hasWishlistMarker()) return
    void firstInteraction()
      .then(async () => (await import('./heart-change.ts')).loadHearts(lang))
      .catch(() => {})
  }, [isSavedAtFirst, lang])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    afterPaint(() => import('./heart-change.ts')).then(
      ({ changeHeart }) => changeHeart(lang, productId, !isSaved),
      // The code did not load: the browser posts the form.
      () => form.submit(),
    )
  }
  return (
    <form
      method="post"
      action={localePath(lang, paths.wishlistChange())}
      onSubmit={submit}
      className={onCard ? styles.onCard : styles.form}
      data-print="off"
    >
      <input type="hidden" name="idProduto" value={productId} />
      <input type="hidden" name="acao" value={isSaved ? 'remover' : 'adicionar'} />
      <button
        type="submit"
        aria-pressed={isSaved}
        aria-label={heartCopy[lang].save(name)}
        className={styles.heart}
      >
        <Icon name="heart" />
      </button>
    </form>
  )
}
