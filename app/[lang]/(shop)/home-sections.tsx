import { KitShowcase } from '#components/catalog/kit-showcase.tsx'
import { RelatedProducts } from '#components/catalog/related-products.tsx'
import { GuideCards } from '#components/guides/guide-cards.tsx'
import { CategoryTiles } from '#components/home/category-tiles.tsx'
import styles from '#components/home/home-sections.module.css'
import { OtherKits } from '#components/home/other-kits.tsx'
import { CommentList } from '#components/landing/comment-list.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import { brand } from '#lib/host/brand.ts'
import { brandGuides } from '#lib/content/guides.ts'
import type { LandingContent } from '#lib/content/landing.ts'
import { homeSectionsCopy } from '#lib/copy/home.ts'
import { host } from '#lib/host/host.ts'
import type { HomeCatalogue } from '#lib/pages/home-catalogue.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { popularProducts } from '#lib/shop/home-catalogue.ts'
import type { Kit } from '#lib/shop/kit.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { HomeRating } from './home-rating.tsx'

interface HomeSectionsProps {
  lang: Lang
  content: LandingContent
  settings: ShopSettings
  /** The kits of the other lines. */
  kits: Kit[]
  catalogue: HomeCatalogue
  /** The path of the listing of all products, if there is one. */
  allProducts: string | undefined
}

/**
 * The home page below its first kits: links to every part of the shop. What the product is, and how it works, is on the landing
 * page alone, so that no section is on both.
 */
export function HomeSections({ lang, content, settings, kits, catalogue, allProducts }: HomeSectionsProps) {
  const copy = homeSectionsCopy[lang]
  const guides = brandGuides(brand(), lang)
  return (
    <>
      {kits.length > 0 ? (
        <DeferredSection aria-labelledby="linhas" className={styles.column}>
          <h2 id="linhas">{copy.lines}</h2>
          <KitShowcase
            lang={lang}
            settings={settings}
            kits={kits}
            installments={6}
            ratingOf={({ path }) => <HomeRating lang={lang} path={path} />}
            lastTile={
              allProducts && <OtherKits label={copy.allProducts} href={localePath(lang, allProducts)} />
            }
          />
        </DeferredSection>
      ) : null}
      <div className={styles.column}>
        <CategoryTiles lang={lang} heading={copy.categories} categories={catalogue.categories} />
        <RelatedProducts
          heading={copy.alsoPopular}
          products={popularProducts(catalogue.products, [content.path, ...kits.map(({ path }) => path)])}
          lang={lang}
          conversion={settings.conversion}
        />
      </div>
      <div className={styles.comments}>
        <CommentList heading={copy.comments} comments={content.homeComments}>
          {host().reports ? (
            <p>
              <Link href={localePath(lang, pagePaths.reviews(brand().slug))}>{copy.allReviews}</Link>
            </p>
          ) : null}
        </CommentList>
      </div>
      {guides ? (
        <DeferredSection aria-labelledby="guias" className={classNames(styles.column, styles.below)}>
          <h2 id="guias">{copy.guides}</h2>
          <GuideCards lang={lang} guides={guides.guides} heading="h3" />
          <p>
            <Link href={localePath(lang, pagePaths.guides())}>{copy.allGuides}</Link>
          </p>
        </DeferredSection>
      ) : null}
    </>
  )
}
