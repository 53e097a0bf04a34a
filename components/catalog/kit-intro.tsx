import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'

import styles from './kit-intro.module.css'

/** The largest number of cards that leaves room for the introduction beside them. */
const MAX_CARDS_BESIDE = 3

/** The class of a showcase whose introduction is beside its cards on wide screens; `undefined` for many cards. */
export function besideClass(cards: number): string | undefined {
  return cards <= MAX_CARDS_BESIDE ? styles.beside : undefined
}

type KitIntroProps = {
  lang: Lang
  heading: string
  text: string
  /** The address of a picture, shown where the introduction is beside the cards. */
  scene?: string | undefined
  settings: ShopSettings
}

/**
 * The introduction to a product's kits: heading, text, and what an order gains by a larger kit. The picture comes last, because it is lazy
 * and the first screen of a page of kits ends above it (T21).
 */
export function KitIntro({ lang, heading, text, scene, settings }: KitIntroProps) {
  return (
    <div className={styles.intro}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ul role="list" className={styles.notes}>
        {notesOf(lang, settings).map((note) => (
          <li key={note}>
            <Icon name="check" size="small" />
            {note}
          </li>
        ))}
      </ul>
      {scene ? (
        <div className={styles.scene}>
          <Picture src={scene} alt="" width={1080} height={1080} widths={[640, 1080]} sizes="36rem" />
        </div>
      ) : null}
    </div>
  )
}

// Only what the store states (P29).
function notesOf(lang: Lang, { goal, freeShippingFrom }: ShopSettings): string[] {
  const copy = landingCopy[lang]
  return [
    ...(freeShippingFrom === undefined ? [] : [copy.shipping(formatMoney(freeShippingFrom, lang))]),
    ...(goal ? [copy.goal(goal.percent, formatMoney(goal.goal, lang))] : []),
  ]
}
