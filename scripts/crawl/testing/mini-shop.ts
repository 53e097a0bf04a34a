import type { Lang } from '../../../lib/routes/lang.ts'
import { templatePath, TEMPLATES, type Template } from '../../../e2e/templates.ts'
import { parsePage } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { pathInLanguage, miniHtml, ORIGIN, miniUrl, WORDS, type Parts } from './mini-page.ts'

const offer = (link: string, price = '59.90') => ({
  '@type': 'Offer',
  url: link,
  price,
  priceCurrency: 'BRL',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
  hasMerchantReturnPolicy: { '@id': `${ORIGIN}/#trocas` },
})

const picture = `${ORIGIN}/img/serum.webp`

function trail(lang: Lang, path: string, name: string) {
  const { home } = WORDS[lang]
  return {
    shown: `<nav><ol><li><a href="${pathInLanguage(lang, '/')}">${home}</a></li><li><span aria-current="page">${name}</span></li></ol></nav>`,
    data: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: home, item: miniUrl(lang, '/') },
        { '@type': 'ListItem', position: 2, name, item: miniUrl(lang, path) },
      ],
    },
  }
}

const img = '<img src="/img/serum.webp" alt="Serum" width="1" height="1">'

function homePage(lang: Lang): Parts {
  const condition = (value: number, order: object) => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BR' },
    orderValue: { '@type': 'MonetaryAmount', currency: 'BRL', ...order },
    shippingRate: { '@type': 'MonetaryAmount', currency: 'BRL', value },
  })
  return {
    title: `Rosalume ${lang}`,
    data: [
      {
        '@type': 'OnlineStore',
        '@id': `${ORIGIN}/#loja`,
        name: 'Rosalume',
        url: `${ORIGIN}/`,
        logo: `${ORIGIN}/img/serum.webp`,
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer service' },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          '@id': `${ORIGIN}/#trocas`,
          applicableCountry: 'BR',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 7,
        },
        hasShippingService: {
          '@type': 'ShippingService',
          shippingConditions: [condition(9.9, { maxValue: 298.99 }), condition(0, { minValue: 299 })],
        },
      },
      { '@type': 'WebSite', name: 'Rosalume', url: miniUrl(lang, '/') },
    ],
    body: `<a href="${pathInLanguage(lang, '/serum')}">Serum</a><a href="tel:+551130000000">Tel</a><a href="https://x.example/" rel="noopener">X</a>`,
  }
}

function productPage(lang: Lang): Parts {
  const { shown, data } = trail(lang, '/serum', 'Serum')
  const { reviews, stars, average } = WORDS[lang]
  const before = lang === 'pt' ? 'R$ 89,90' : '$89.90'
  return {
    title: `Serum ${lang}`,
    data: [
      {
        '@type': 'Product',
        name: 'Serum',
        image: [picture],
        sku: 'RB-1',
        gtin13: '7891000315507',
        offers: {
          ...offer(miniUrl(lang, '/serum')),
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: '89.90',
            priceCurrency: 'BRL',
          },
        },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: 4.5,
          reviewCount: 2,
          bestRating: 5,
          worstRating: 1,
        },
        review: {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Ana' },
          reviewBody: 'Adorei mesmo.',
          reviewRating: { '@type': 'Rating', ratingValue: 5 },
          datePublished: '2026-05-02T13:20:00Z',
        },
      },
      data,
    ],
    body: `${shown}${img}<p>${before} ${lang === 'pt' ? 'R$ 59,90' : 'R$59.90'} 50%</p><p>${average}</p><ul><li lang="pt">Ana <b aria-label="${stars}"></b> Adorei mesmo.</li></ul><a href="${pathInLanguage(lang, '/avaliacoes-produtos-rosalume')}?assunto=serum">${reviews}</a><a href="#alto">Top</a><a href="${pathInLanguage(lang, '/serum')}#alto">Serum</a>`,
  }
}

function groupPage(lang: Lang, flavour?: string): Parts {
  const { shown, data } = trail(lang, '/whey', 'Whey')
  const variant = (id: string) => ({
    '@type': 'Product',
    name: `Whey ${id}`,
    image: [picture],
    sku: `RB-${id}`,
    url: `${miniUrl(lang, '/whey')}?sabor=${id}`,
    offers: offer(`${miniUrl(lang, '/whey')}?sabor=${id}`, '99.00'),
  })
  return {
    title: `Whey ${lang}`,
    canonical: miniUrl(lang, '/whey'),
    data: [
      { '@type': 'ProductGroup', name: 'Whey', productGroupID: 'W', hasVariant: ['1', '2'].map(variant) },
      data,
    ],
    body: `${shown}${img}<p>${lang === 'pt' ? 'R$ 99,00' : 'R$99.00'}</p><select>${['1', '2'].map((id) => `<option value="${id}"${id === flavour ? ' selected' : ''}>${id}</option>`).join('')}</select>`,
  }
}

function faqPage(lang: Lang): Parts {
  const question = { '@type': 'Question', name: 'Q1?', acceptedAnswer: { '@type': 'Answer', text: 'A1.' } }
  return {
    title: `FAQ ${lang}`,
    data: [{ '@type': 'FAQPage', mainEntity: [question] }],
    body: '<h2>Q1?</h2><p>A1.</p>',
  }
}

const item = (path: string, price: string) => ({
  id: path,
  link: miniUrl('pt', path),
  price: `${price} BRL`,
  salePrice: undefined as string | undefined,
  availability: 'in_stock',
})

/** The HTML of the miniature shop's pages by address. */
export function miniPages(): Record<string, string> {
  const pages: Record<string, string> = {}
  for (const lang of ['pt', 'en'] as const) {
    pages[pathInLanguage(lang, '/')] = miniHtml(lang, '/', homePage(lang))
    pages[pathInLanguage(lang, '/serum')] = miniHtml(lang, '/serum', productPage(lang))
    pages[pathInLanguage(lang, '/whey')] = miniHtml(lang, '/whey', groupPage(lang))
    for (const id of ['1', '2'])
      pages[`${pathInLanguage(lang, '/whey')}?sabor=${id}`] = miniHtml(lang, '/whey', groupPage(lang, id))
    pages[pathInLanguage(lang, '/pagina/duvidas-frequentes')] = miniHtml(
      lang,
      '/pagina/duvidas-frequentes',
      faqPage(lang),
    )
    const list = `/avaliacoes-produtos-rosalume?assunto=serum`
    pages[pathInLanguage(lang, list)] = miniHtml(lang, list, { title: `${WORDS[lang].reviews} 1`, body: '' })
    pages[pathInLanguage(lang, `${list}&pagina=2`)] = miniHtml(lang, `${list}&pagina=2`, {
      title: `${WORDS[lang].reviews} 2`,
      body: '',
    }).replaceAll('&', '&amp;')
    pages[pathInLanguage(lang, '/busca')] = miniHtml(lang, '/busca', {
      title: 'Busca',
      robots: 'noindex',
      hasLanguages: false,
      body: '',
    })
    pages[pathInLanguage(lang, '/pagina/quem-somos')] = miniHtml(lang, '/pagina/quem-somos', {
      title: 'Rosalume story',
      canonical: miniUrl('pt', '/pagina/quem-somos'),
      hasLanguages: false,
      body: '',
    })
  }
  return pages
}

/** The not-found page of the miniature shop. */
export const NOT_FOUND =
  '<!DOCTYPE html><html lang="pt-BR"><head><title>404</title><meta name="robots" content="noindex"></head><body><h1>404</h1><a href="/">Rosalume</a></body></html>'

/** The miniature shop as the result of a crawl. */
export function miniSite(pages = miniPages(), notFound = NOT_FOUND): CrawledSite {
  const headers = new Headers()
  const read = Object.entries(pages).map(([address, text]) =>
    parsePage(address, text, { status: 200, headers }),
  )
  const listed = ['/', '/serum', '/whey', '/pagina/duvidas-frequentes', '/pagina/quem-somos'].flatMap(
    (path) =>
      path === '/pagina/quem-somos'
        ? [{ path, lang: 'pt' as const }]
        : [
            { path, lang: 'pt' as const },
            { path, lang: 'en' as const },
          ],
  )
  return {
    origin: ORIGIN,
    pages: new Map(
      [...read, parsePage('/nada', notFound, { status: 404, headers })].map((page) => [page.address, page]),
    ),
    linkedFrom: new Map(
      [
        ...Object.keys(pages),
        ...(Object.keys(TEMPLATES) as Template[]).flatMap((name) => [
          templatePath(name, 'pt'),
          templatePath(name, 'en'),
        ]),
      ].map((address) => [address, '/']),
    ),
    resources: new Map([['/img/serum.webp', { status: 200, type: 'image/webp' }]]),
    robotsTxt: `User-agent: *\nDisallow: /checkout/\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    sitemap: listed.map(({ path, lang }) => ({
      loc: miniUrl(lang, path),
      lastmod: undefined,
      images: path === '/serum' ? [picture] : [],
      alternates:
        path === '/pagina/quem-somos'
          ? {}
          : { 'pt-BR': miniUrl('pt', path), en: miniUrl('en', path), 'x-default': miniUrl('pt', path) },
    })),
    sitemapFaults: [],
    feed: new Map([
      [miniUrl('pt', '/serum'), [{ ...item('/serum', '89.90'), salePrice: '59.90 BRL' }]],
      [miniUrl('pt', '/whey'), [item('/whey', '99.00')]],
    ]),
    feedFaults: [],
    topics: new Map([['serum', { total: 2, average: 4.5 }]]),
    socialPictures: new Map([[`${ORIGIN}/og.png`, { width: 1200, height: 630 }]]),
    variants: new Map([
      [
        '/serum',
        {
          canonical: miniUrl('pt', '/serum'),
          jsonLd: read.find(({ address }) => address === '/serum')!.jsonLd.map(({ text }) => text),
        },
      ],
    ]),
  }
}
