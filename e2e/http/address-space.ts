/** User agents; all of them get the same response (R1, R14, R29). */
export const USER_AGENTS: Record<string, string | undefined> = {
  browser: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  GPTBot: 'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'AdsBot-Google': 'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Storebot-Google': 'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 Chrome/156.0',
  none: undefined,
}

/** A path as sent, byte for byte, and the response that every user agent gets. */
export interface Address {
  kind: string
  at: string
  status: number
  /** Location header of a 308. */
  to?: string
}

const all = (kind: string, status: number, ...addresses: string[]): Address[] =>
  addresses.map((at) => ({ kind, at, status }))
const redirects = (kind: string, addresses: Record<string, string>): Address[] =>
  Object.entries(addresses).map(([at, to]) => ({ kind, at, status: 308, to }))

/** Cached pages: every visitor gets the same copy until it is revalidated. */
export const CACHED_PAGES: Address[] = [
  ...all('home', 200, '/', '/en'),
  ...all('product', 200, '/colageno', '/en/colageno', '/serum', '/verisol', '/en/whey'),
  ...all('.html product', 200, '/espuma-de-limpeza-facial.html', '/en/omega-3-epa-dha-vita-e.html'),
  ...all('sold-out product', 200, '/mascara-de-argila-rosa-com-acido-hialuronico.html'),
  ...all('listing', 200, '/produtos', '/en/produtos', '/categoria/colageno', '/marca/rosalume'),
  ...all(
    'sorted or filtered listing',
    200,
    '/produtos?ordem=menor-preco',
    '/en/categoria/colageno?estoque=1',
    '/produtos?categoria=skincare',
  ),
  ...all('institutional', 200, '/pagina', '/pagina/termos', '/en/pagina/atendimento', '/pagina/quem-somos'),
  ...all('reviews', 200, '/avaliacoes-produtos-rosalume', '/en/avaliacoes-produtos-rosalume?pagina=2'),
  ...all('kit builder', 200, '/monte-seu-kit', '/en/monte-seu-kit'),
  ...all('guides', 200, '/guia', '/en/guia', '/guia/estudos-verisol', '/en/guia/como-escolher-um-kit'),
  ...all('thanks', 200, '/obrigado', '/en/obrigado'),
  ...all(
    'parameters',
    200,
    '/colageno?utm_source=x',
    '/?gbraid=1&wbraid=2',
    '/en/colageno?GCLID=1',
    '/serum?x=1',
  ),
]

/** Pages that are rendered for each request. */
export const UNCACHED_PAGES: Address[] = [
  ...all('search', 200, '/busca', '/busca?q=whey', '/en/busca?q=%3Cscript%3E'),
  ...all('cart', 200, '/checkout/carrinho/', '/en/checkout/carrinho/'),
  ...all('checkout', 200, '/checkout/acesso', '/checkout/pagamento', '/en/checkout/pagamento'),
  ...all('survey', 200, '/avaliacao-empresa?email=a%40b.com&nome=Ana', '/en/avaliacao-empresa'),
  ...all('shipping', 200, '/frete'),
  ...all('rejected form', 200, '/pagina/atendimento/revisar', '/avaliacao/revisar', '/en/avaliacao/revisar'),
]

/** Unknown addresses: they respond with the not-found page, without a redirect (R1–R3). */
export const UNKNOWN: Address[] = [
  ...all('unknown', 404, '/nada', '/en/nothing', '/nada.html', '/a/b', '/a/b/c', '/en/a/b/c', '/colageno/x'),
  ...all('unknown', 404, '/categoria/nada', '/marca/outra', '/pagina/nada', '/avaliacoes-produtos-outra'),
  ...all(
    'out of range',
    404,
    '/produtos?pagina=99',
    '/produtos?pagina=0',
    '/produtos?pagina=1.5',
    '/produtos?ordem=x',
    '/produtos?categoria=zzz1',
    '/en/produtos?marca=zzz1',
  ),
  ...all('out of range', 404, '/avaliacoes-produtos-rosalume?pagina=999', '/en/categoria/colageno?pagina=9'),
  ...all(
    'scanner',
    404,
    '/wp-login.php',
    '/.env',
    '/xmlrpc.php',
    '/.git/config',
    '/cgi-bin/luci',
    '/admin',
    '/en/x.php',
  ),
  ...all('files', 404, '/nada.txt', '/nada.xml', '/nada.png', '/en/robots.txt', '/pt.html', '/index'),
  ...all('capitals', 404, '/NADA', '/Nada', '/EN/Nothing', '/Pagina/Nada', '/Categoria'),
  ...all('.html', 404, '/colageno.html', '/espuma-de-limpeza-facial', '/produtos.html', '/en.html'),
  ...all(
    'encoded',
    404,
    '/%6Eada',
    '/colageno%2F',
    '/colageno%2fx',
    '/%2Fevil.com',
    '/%5Cevil.com',
    '/colageno%20',
  ),
  ...all('encoded', 404, '/colageno%3Fx', '/colageno%0d%0aX:1', '/colageno;x=1', '/%24', '/$', '/[slug]'),
  ...all('accents', 404, '/col%C3%A1geno', '/cola%CC%81geno', '/caf%C3%A9'),
  ...all('languages', 404, '/en/en', '/en/pt', '/en/pt/colageno', '/es', '/fr/colageno'),
  ...all('internal route', 404, '/nao-encontrada', '/en/nao-encontrada', '/nao-encontrada/colageno'),
  ...all(
    'internal route',
    404,
    '/produtos/ordem%3Dmenor-preco',
    '/avaliacoes-produtos/rosalume',
    '/colageno/sabor/422',
  ),
  ...all(
    'framework',
    404,
    '/_error',
    '/404',
    '/500',
    '/_not-found',
    '/__nextjs',
    '/__proto__',
    '/constructor',
  ),
  ...all('moderation without a password', 404, '/moderacao', '/moderacao/entrar', '/en/moderacao'),
  ...all('folder', 404, '/categoria', '/marca', '/api', '/v2', '/checkout/nada', '/avaliacao'),
]

/** Addresses that redirect once, to the canonical address of the page (R16, T13). */
export const REDIRECTS: Address[] = [
  ...redirects('language', {
    '/pt': '/',
    '/pt/colageno': '/colageno',
    '/pt/pagina/termos': '/pagina/termos',
  }),
  ...redirects('slashes', {
    '//': '/',
    '//colageno': '/colageno',
    '/colageno//': '/colageno',
    '//colageno/': '/colageno',
    '/pt//colageno/': '/colageno',
    '/en//colageno': '/en/colageno',
    '///x': '/x',
    '//Colageno': '/colageno',
    '/en//Col%61geno/?sabor=424': '/en/colageno?sabor=424',
    '//Nada': '/Nada',
  }),
  ...redirects('capitals', {
    '/COLAGENO': '/colageno',
    '/Colageno?utm_source=x': '/colageno?utm_source=x',
    '/EN': '/en',
    '/Pagina/Termos': '/pagina/termos',
    '/Guia/Estudos-Verisol': '/guia/estudos-verisol',
    '/en/Colageno': '/en/colageno',
  }),
  ...redirects('guessed', {
    '/carrinho': '/checkout/carrinho/',
    '/cart': '/checkout/carrinho/',
    '/en/carrinho': '/en/checkout/carrinho/',
    '/en/cart/': '/en/checkout/carrinho/',
    '/checkout': '/checkout/carrinho/',
    '/checkout/': '/checkout/carrinho/',
    '/en/checkout': '/en/checkout/carrinho/',
  }),
  ...redirects('unneeded escapes', { '/%63olageno': '/colageno', '/col%61geno': '/colageno' }),
  ...redirects('capitals, escapes and language', {
    '/Col%61geno?sabor=424': '/colageno?sabor=424',
    '/en/Col%61geno?utm_source=x&busca=a+b': '/en/colageno?utm_source=x&busca=a+b',
    '/%65n/Ser%75m': '/en/serum',
    '/pt/Col%61geno': '/colageno',
    '/Pagina/T%65rmos': '/pagina/termos',
    '/en/Espuma-de-limpeza-faci%61l.HTML': '/en/espuma-de-limpeza-facial.html',
  }),
  ...redirects('backslash', {
    '/\\colageno': '/colageno',
    '/\\\\evil.com': '/evil.com',
    '/en\\colageno': '/en/colageno',
  }),
]

/** Addresses that the server rejects before routing (T19). */
export const REJECTED: Address[] = [
  ...all('invalid encoding', 400, '/%ff', '/%E0%A4%A', '/a%00b', '/%', '/en/%2'),
  ...all('over-long', 414, `/${'a'.repeat(3000)}`, `/colageno?x=${'a'.repeat(3000)}`),
]

/** Addresses of APIs and files. */
export const OTHERS: Address[] = [
  ...all('API', 200, '/v2/front/settings', '/v2/front/checkout/cart', '/api/clique', '/api/ajuda'),
  ...all('API', 404, '/v2/front/nada', '/api/nada', '/storage/img/avaliacoes/x.webp', '/img/nada/nada.avif'),
  ...all('file', 200, '/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/sw.js'),
  ...all(
    'file',
    200,
    '/robots.txt',
    '/sitemap.xml',
    '/feeds/google.xml',
    '/manifest.webmanifest',
    '/llms.txt',
  ),
  ...all('file', 200, '/icon-192.png', '/icon-512.png', '/icon-maskable.png'),
  ...all('file', 404, '/img/nada.avif', '/sitemaps/nada.xml', '/og/nada.png'),
]
