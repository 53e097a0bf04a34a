import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { fontVariables } from '#components/fonts.ts'
import { CartIsland } from '#components/cart/cart-island.tsx'
import { Footer } from '#components/shell/footer.tsx'
import { Header } from '#components/shell/header.tsx'
import { host } from '#lib/api/host.ts'
import { loadMenu, loadSettings } from '#lib/api/loaders.ts'
import { company, whatsappUrl } from '#lib/config/company.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import { langOfParam, languageTag } from '#lib/routes/lang.ts'
import '../globals.css'

// Pages live two minutes; the store's own documents say the same (contract 3.3). Nothing is rendered at build time:
// the store is named when the shop starts (decisions T9).
export const revalidate = 120
export function generateStaticParams() {
  return []
}

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

export default async function ShopLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ lang: string }>
}) {
  const lang = langOfParam((await params).lang)
  const [settings, menu, footerMenu] = await Promise.all([
    loadSettings(lang),
    loadMenu(lang, 'menu-principal'),
    loadMenu(lang, 'rodape'),
  ])
  const { env } = host()
  const cart = (
    <CartIsland lang={lang} settings={settings} whatsappUrl={whatsappUrl(cartCopy[lang].whatsappText)} />
  )
  return (
    <html lang={languageTag(lang)} className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <a className="skip-link" href="#conteudo">
          {shellCopy[lang].skip}
        </a>
        <Header
          lang={lang}
          brand={env.brandName}
          menu={menu}
          loginMarkerKey={env.loginMarkerKey}
          cart={cart}
        />
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
        <Footer lang={lang} brand={env.brandName} menu={footerMenu} company={company} settings={settings} />
      </body>
    </html>
  )
}
