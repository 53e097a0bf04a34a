import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import type { BuildKit, UnitFlavour } from '#lib/shop/build-kit.ts'
import type { PriceSettings } from '#lib/shop/kit.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { PageStructure } from '#lib/shop/page.ts'

import styles from './build-kit-view.module.css'
import { KitBuilder } from './kit-builder.tsx'
import { kitOffers } from './kit-offers.ts'

type BuildKitViewProps = {
  lang: Lang
  structure: PageStructure
  kits: readonly BuildKit[]
  flavours: readonly UnitFlavour[]
  /** The price of a unit bought alone. */
  singlePrice: Cents
  settings: PriceSettings
  texts: KitBuilderTexts
  /** The path of the ready-made kits, without the language prefix. */
  readyKits: string
}

/** The page on which a shopper builds a kit (P5). */
export function BuildKitView({
  lang,
  structure,
  kits,
  flavours,
  singlePrice,
  settings,
  texts,
  readyKits,
}: BuildKitViewProps) {
  const copy = buildKitCopy[lang]
  return (
    <div className={styles.page}>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={breadcrumbSteps(structure, lang)} />
      <header className={styles.head}>
        <h1>{copy.title}</h1>
        <p className={styles.intro}>{texts.intro}</p>
      </header>
      <KitBuilder
        offers={kitOffers(kits, singlePrice, { lang, settings, texts })}
        flavours={flavours}
        lang={lang}
        texts={texts}
      />
      <section className={styles.ready}>
        <div>
          <h2 className={styles.question}>{copy.ready}</h2>
          <p>{texts.readyText}</p>
        </div>
        <Link href={localePath(lang, readyKits)} className={buttonClass({ variant: 'secondary' })}>
          {copy.readyLink}
        </Link>
      </section>
    </div>
  )
}
