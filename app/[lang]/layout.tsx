import type { Metadata } from 'next'
import { Activity, type ReactNode } from 'react'
import { Analytics } from '#components/analytics/analytics.tsx'
import { CartButton } from '#components/cart/cart-button.tsx'
import { fontVariables } from '#components/fonts.ts'
import { SearchForm } from '#components/search/search-form.tsx'
import { Footer } from '#components/shell/footer.tsx'
import { Header } from '#components/shell/header.tsx'
import { ScrollRestoration } from '#components/shell/scroll-restoration.tsx'
import { brand } from '#lib/host/brand.ts'
import type { Brand } from '#lib/brand/brand-schema.ts'
import { hasOwnTexts } from '#lib/config/own-texts.ts'
import { brandGuides } from '#lib/content/guides.ts'
import { brandStyle } from '#lib/content/shell.ts'
import { host } from '#lib/host/host.ts'
import { loadShoppingStart } from '#lib/pages/all-products.ts'
import type { MenuItem } from '#lib/client/store/menus.ts'
import { loadFooterMenu, loadMenu, loadSettings } from '#lib/pages/loaders.ts'
import { whatsappUrl } from '#lib/config/company.ts'
import { paymentMethods, takesOrders } from '#lib/config/own-checkout.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { langOfParam, languageTag, type Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import '../globals.css'

// Pages are fresh for two minutes, as long as the store's own responses (contract 3.3). No page is rendered at build time,
// because the store's address is set when the shop starts (T9).
export const revalidate = 120
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Metadata {
  const { icons } = brand()
  return { icons: icons ? iconLinks(icons) : NO_ICON, manifest: '/manifest.webmanifest' }
}

// Without a link browsers request /favicon.ico.
const NO_ICON = { icon: 'data:,' }

function iconLinks({ ico, svg, touch }: NonNullable<Brand['icons']>): Metadata['icons'] {
  return {
    icon: [
      { url: ico, sizes: '48x48' },
      { url: svg, type: 'image/svg+xml' },
    ],
    apple: touch,
  }
}

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

export default async function ShopLayout({ children, params }: Props) {
  const lang = langOfParam((await params).lang)
  return (
    <html lang={languageTag(lang)} className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <BrandColors />
        <ScrollRestoration />
        <a className="skip-link" href="#conteudo">
          {shellCopy[lang].skip}
        </a>
        <ShopAnalytics lang={lang} />
        {/* Header and page hydrate separately, as deferred sections do (docs/decisions/0031). */}
        <Activity>
          <ShopHeader lang={lang} />
        </Activity>
        <main id="conteudo" tabIndex={-1}>
          <Activity>{children}</Activity>
        </main>
        <ShopFooter lang={lang} />
      </body>
    </html>
  )
}

async function ShopAnalytics({ lang }: { lang: Lang }) {
  return <Analytics tags={(await loadSettings(lang)).tags} />
}

// Header and footer load their data in parallel with the page, so that the response waits for one deadline only (L9).
async function ShopHeader({ lang }: { lang: Lang }) {
  const { mainMenu, phoneMenu } = host().env.blocks
  const [settings, menu, phone, start] = await Promise.all([
    loadSettings(lang),
    loadMenu(lang, mainMenu),
    loadMenu(lang, phoneMenu),
    loadShoppingStart(lang),
  ])
  const { env, company } = host()
  // Only the settings that the cart needs, because they are part of every page's payload (T12).
  const { goal, freeShippingFrom, fixedShipping, purchaseLimit, conversion } = settings
  const cartSettings = { goal, freeShippingFrom, fixedShipping, purchaseLimit, conversion }
  return (
    <Header
      lang={lang}
      brand={{ name: env.brandName, mark: env.brand.mark }}
      menu={[...menu, ...guideEntries(lang)]}
      phoneMenu={phone.filter(({ path }) => !menu.some((entry) => entry.path === path))}
      menuNames={{ main: mainMenu, phone: phoneMenu }}
      links={company.links}
      loginMarkerKey={env.loginMarkerKey}
      search={
        <SearchForm
          lang={lang}
          id="busca-da-loja"
          conversion={conversion}
          popular={env.brand.words?.popularSearches?.[lang]}
        />
      }
      cart={
        <CartButton
          lang={lang}
          settings={cartSettings}
          start={start}
          whatsappUrl={whatsappUrl(cartCopy[lang].whatsappText, company.whatsapp)}
          payments={paymentMethods(env)}
          takesGifts={takesOrders(env)}
          {...(!company.whatsapp && hasBrandTexts() && { servicePage: pagePaths.service() })}
        />
      }
    />
  )
}

async function ShopFooter({ lang }: { lang: Lang }) {
  const [settings, menu] = await Promise.all([loadSettings(lang), loadFooterMenu(lang)])
  const { env, company } = host()
  const { name, mark, tagline, returnDays, deliversEverywhere, hours, service } = env.brand
  const shown = {
    name,
    mark,
    tagline: tagline?.[lang],
    returnDays,
    deliversEverywhere,
    paymentMethods: paymentMethods(env),
    hours: hours?.[lang],
    hasChat: service?.chat !== undefined,
  }
  const withGuides = guideEntries(lang).reduce(withEntry, menu)
  return <Footer lang={lang} brand={shown} menu={withGuides} company={company} settings={settings} />
}

// The entry of the guides in the menus; none when the brand has none.
function guideEntries(lang: Lang): MenuItem[] {
  const { env } = host()
  const guides = hasOwnTexts(env) ? brandGuides(env.brand, lang) : undefined
  return guides ? [{ label: guides.title, path: pagePaths.guides(), items: [] }] : []
}

// Adds an entry to the last group of a menu; a menu without groups gets it as an entry of its own.
function withEntry(menu: MenuItem[], entry: MenuItem): MenuItem[] {
  const last = menu.findLastIndex(({ items }) => items.length > 0)
  if (last < 0) return [...menu, entry]
  return menu.map((group, index) => (index === last ? { ...group, items: [...group.items, entry] } : group))
}

// The colours of the brand and of its flavours; the selector has a higher specificity than the one of app/tokens.css (P28).
function BrandColors() {
  const css = brandStyle(brand())
  // With a precedence React renders it into the head, because the body may not contain style elements.
  return css ? (
    <style href="brand" precedence="brand">
      {css}
    </style>
  ) : null
}
