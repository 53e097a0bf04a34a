import { Icon, type IconName } from '#components/ui/icon.tsx'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import { secureCopy } from '#lib/copy/shell.ts'
import { shippingTerms } from '#lib/pricing/shipping-terms.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import styles from './secure-block.module.css'

interface SecureBlockProps {
  lang: Lang
  /** The days in which a purchase can be returned; undefined when the brand states none (P29). */
  returnDays: number | undefined
  /** Whether shoppers order in this shop, whose own pages have the checkout. */
  takesOrders: boolean
  /** Whether the brand delivers to the whole country (P29). */
  deliversEverywhere: boolean
  settings: Pick<ShopSettings, 'conversion' | 'fixedShipping' | 'freeShippingFrom'>
}

/** 'Your purchase is 100% secure here', on every page except the institutional ones (spec section 2, App shell). */
export function SecureBlock({
  lang,
  takesOrders,
  returnDays,
  deliversEverywhere,
  settings,
}: SecureBlockProps) {
  const copy = secureCopy[lang]
  const delivery = shippingTerms(lang, settings, copy.deliveryText)
  return (
    <DeferredSection aria-labelledby="compra-segura" className={styles.block}>
      <h2 id="compra-segura">{copy.heading}</h2>
      <ul role="list">
        <Point icon="lock" title={copy.payment}>
          {takesOrders ? copy.paymentText : copy.otherCheckoutText}
        </Point>
        {returnDays !== undefined && (
          <Point icon="check" title={copy.returns(returnDays)}>
            {copy.returnsText(returnDays)}{' '}
            <Link href={localePath(lang, pagePaths.returns())}>{copy.returnsLink}</Link>
          </Point>
        )}
        {delivery && (
          <Point icon="truck" title={deliversEverywhere ? copy.deliveryEverywhere : copy.delivery}>
            {delivery}
          </Point>
        )}
      </ul>
    </DeferredSection>
  )
}

function Point({ icon, title, children }: { icon: IconName; title: string; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
    </li>
  )
}
