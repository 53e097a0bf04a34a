/** @jest-environment node */
import robotsParser from 'robots-parser'
import { AI_ROBOTS } from '../config/env-visibility.ts'
import { robotsText } from './robots.ts'

const siteUrl = 'https://loja.example'
const LIVE = { siteUrl, isStaging: false, deniedAiRobots: ['GPTBot', 'CCBot'] }
const text = robotsText(LIVE)
const robots = robotsParser(`${siteUrl}/robots.txt`, text)
const allows = (path: string, agent: string) => robots.isAllowed(siteUrl + path, agent)

const RENDERING = [
  '/',
  '/en/colageno',
  '/serum',
  '/_next/static/chunks/a.js',
  '/img/serum-640.webp',
  '/og/pt/serum.png',
  '/storage/img/avaliacoes/a.webp',
  '/api/avaliacoes/produto/rosalume?page=2',
  '/v2/front/url/list/detail?url=/lista/a.html',
  '/sitemaps/paginas.xml',
  '/feeds/google.xml',
  '/feeds/meta.csv',
  '/feeds/reviews.xml',
]
const WRITING = ['/api/avaliacao', '/api/nps', '/api/revalidate', '/v2/front/shipment/product']
const PURCHASE = ['/checkout/carrinho/', '/en/checkout/acesso', '/v2/front/checkout/cart']

test.each(['Googlebot', 'bingbot', 'Storebot-Google', 'AdsBot-Google', 'ClaudeBot', 'nobody'])(
  'R60 R61 %s may fetch everything that renders a page, and no endpoint that writes',
  (agent) => {
    expect(RENDERING.filter((path) => !allows(path, agent))).toEqual([])
    expect(WRITING.filter((path) => allows(path, agent))).toEqual([])
  },
)

test('R60 R61 cart and checkout are disallowed, except for Storebot-Google', () => {
  for (const path of PURCHASE) {
    expect(allows(path, 'Googlebot')).toBe(false)
    expect(allows(path, 'Storebot-Google')).toBe(true)
  }
})

test('R60 robots.txt has one absolute sitemap URL, no crawl delay and no internal path', () => {
  expect(robots.getSitemaps()).toEqual(['https://loja.example/sitemap.xml'])
  expect(text).not.toMatch(/crawl-delay|moderacao|empty/i)
  expect(text.length).toBeLessThan(500 * 1024)
})

test('R62 AI crawlers are denied one by one, Googlebot never', () => {
  for (const agent of AI_ROBOTS) expect(allows('/serum', agent)).toBe(!LIVE.deniedAiRobots.includes(agent))
  const none = robotsParser(`${siteUrl}/robots.txt`, robotsText({ ...LIVE, deniedAiRobots: AI_ROBOTS }))
  expect(none.isAllowed(`${siteUrl}/serum`, 'GPTBot')).toBe(false)
  expect(none.isAllowed(`${siteUrl}/serum`, 'Googlebot')).toBe(true)
})

test('R74 a staging copy disallows nothing, so every crawler can read its noindex header', () => {
  const staging = robotsText({ ...LIVE, isStaging: true })
  const rules = robotsParser(`${siteUrl}/robots.txt`, staging)
  for (const path of [...RENDERING, ...WRITING, ...PURCHASE])
    for (const agent of ['Googlebot', 'GPTBot', 'nobody'])
      expect([path, agent, rules.isAllowed(siteUrl + path, agent)]).toEqual([path, agent, true])
  expect(staging).not.toMatch(/Disallow|Sitemap/)
})
