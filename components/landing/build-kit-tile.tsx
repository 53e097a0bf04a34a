import { buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'

import styles from './build-kit-tile.module.css'

type BuildKitTileProps = {
  lang: Lang
  content: LandingContent
  settings: ShopSettings
  /** Whether the checkout takes cards. */
  hasCards: boolean
}

/** A link to the kit builder with the benefits of large orders, after the last kit card. */
export function BuildKitTile({ lang, content, settings, hasCards }: BuildKitTileProps) {
  const { build } = content.products
  const copy = landingCopy[lang]
  const money = (cents: number) => formatMoney(cents, lang)
  const { goal, freeShippingFrom, terms } = settings
  const benefits = [
    goal && copy.goal(goal.percent, money(goal.goal)),
    freeShippingFrom === undefined ? undefined : copy.shipping(money(freeShippingFrom)),
    hasCards && terms ? copy.installments(terms.maximum) : undefined,
  ].filter((benefit) => benefit !== undefined)
  return (
    <div className={styles.tile}>
      <div className={styles.inner}>
        <Picture
          src={build.picture}
          alt=""
          width={1080}
          height={1080}
          sizes="(min-width: 40rem) 480px, 92vw"
          widths={[320, 640, 1080]}
        />
        <div className={styles.words}>
          <h3>{build.heading}</h3>
          <p>{build.text}</p>
          <Link
            href={localePath(lang, pagePaths.buildKit())}
            className={buttonClass({ variant: 'secondary' })}
          >
            {build.link}
          </Link>
        </div>
        <ul role="list" className={styles.promises}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" size="small" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
