import { fileURLToPath } from 'node:url'
import { NOT_A_PORTUGUESE_PAGE, REVIEWS_PREFIX } from './lib/routes/address-space.ts'

// Redirects skip requests that middleware redirects in one step: with a gclid, whose click it stores (R30), and addresses that may have
// another case or escapes too (R16). What remains are addresses of endpoints and files.
const IN_MIDDLEWARE = [
  { type: 'query', key: 'gclid' },
  { type: 'header', key: 'x-needs-middleware' },
]

const PAGE_KIND = [{ type: 'header', key: 'x-page-kind', value: '(?<kind>[a-z-]+)' }]

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // Styles are inline, so a Link header would load them a second time.
  reactMaxHeadersLength: 0,
  reactStrictMode: true,
  // The server in front of Next compresses: once per page, not once per visitor (docs/decisions/0030).
  compress: false,
  // ky is ESM only. Jest has its own list of such packages (jest.config.mjs).
  transpilePackages: ['ky'],
  // Pictures are built beforehand; the optimizer stays off (T14).
  images: { unoptimized: true },
  // Set by scripts/steps/build.mjs: a constant of the build, in the address of every picture (docs/decisions/0088).
  // As process.env it would load Next's replacement of process in the browser.
  compiler: { define: { PICTURE_VERSION: process.env.PICTURE_VERSION ?? '' } },
  // Finished pages are stored in the server's page store, which serves them (docs/decisions/0047).
  cacheHandler: fileURLToPath(new URL('./server/page-store/cache-handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  // A CDN may serve a stale page for a day at most (T2).
  expireTime: 86_400,
  // The cart's address ends with a slash (spec section 2); redirects() below removes the slash from every other address.
  skipTrailingSlashRedirect: true,
  // npm run check checks the types; the build skips them, so that a first start is faster.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The server inlines the styles of a page, so its style sheets should contain few rules of other pages (T20, T21).
    cssChunking: { type: 'graph', requestCost: 150 },
    // In bytes of source. The default of 50,000 costs a first visit three requests and 2 KB more, and the cart's first opening two more.
    turbopackChunking: { minChunkSize: 100_000 },
    // Only pages rendered at build time have the measurements that inlining needs, and without those the router prefetches no segment
    // (docs/decisions/0071). The store decides which page an address shows, so the router cannot predict it.
    prefetchInlining: false,
    optimisticRouting: false,
    // As long as a page is fresh (app/[lang]/layout.tsx), in seconds.
    staleTimes: { static: 120 },
    // Cached pages stay in memory: unknown addresses cannot fill the disk, and a start with another store shows no old page.
    isrFlushToDisk: false,
    // A shop loads the code of all pages before its first visitor comes. Tests start many shops, each for a few pages (e2e/shop.ts).
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== '0',
  },
  async headers() {
    // The survey's address contains an e-mail, which must not reach other sites as referrer (contract 4.18).
    const survey = ['/avaliacao-empresa', '/en/avaliacao-empresa'].map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    }))
    // Page resources and API responses are not indexed (R74).
    const notIndexed = ['/_next/:path*', '/api/:path*', '/v2/:path*'].map((source) => ({
      source,
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    }))
    return [...survey, ...notIndexed]
  },
  async redirects() {
    return [
      { source: '/pt', destination: '/', permanent: true, missing: IN_MIDDLEWARE },
      { source: '/pt/:path*', destination: '/:path*', permanent: true, missing: IN_MIDDLEWARE },
      {
        source: '/:path((?!(?:en/)?checkout/carrinho/$).+)/',
        destination: '/:path',
        permanent: true,
        missing: IN_MIDDLEWARE,
      },
    ]
  },
  async rewrites() {
    return {
      beforeFiles: [
        // For an address that does not show the kind of its page, the server in front of Next sends it as x-page-kind (docs/decisions/0039).
        { source: '/en/:path((?!store/[^/]+/).+)', has: PAGE_KIND, destination: '/en/store/:kind/:path' },
        { source: '/:path((?!(?:en|pt)/).+)', has: PAGE_KIND, destination: '/pt/store/:kind/:path' },
        { source: '/', destination: '/pt' },
        // The brand slug is configuration (P4), so it cannot be a folder name.
        { source: `${REVIEWS_PREFIX}:brand`, destination: '/pt/avaliacoes-produtos/:brand' },
        { source: `/en${REVIEWS_PREFIX}:brand`, destination: '/en/avaliacoes-produtos/:brand' },
        { source: `/:path((?!${NOT_A_PORTUGUESE_PAGE}).+)`, destination: '/pt/:path' },
      ],
      afterFiles: [],
      fallback: [],
    }
  },
}

export default config
