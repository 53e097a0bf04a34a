import { STORE_PRODUCTS } from '../products/all.ts'
import { EMPTY, link } from '../php.ts'
import { BRANDS, CATEGORIES, BUNDLES, BUNDLE_LISTING, LANDING_PAGES, type Section } from '../tree.ts'
import { card } from './card.ts'
import { structureFields } from './structure.ts'

/** `settings`: only tag management (platform 3.1). */
export const SETTINGS = {
  configuracoes: { google: { ga: { gtm: '' }, tag: { verification: EMPTY } }, sessao: EMPTY },
}

/** The hashes of this store's menus, which a shop has to configure. */
export const MENU_HASHES = { main: 'topo-2026', help: 'rodape-ajuda', texts: 'rodape-textos' }

interface Entry {
  label: string
  link: string
  target: string
  icone: string
  rota: object
  sub: Entry[]
}

const entry = (label: string, address: string, sub: Entry[] = [], rota: object = EMPTY): Entry => ({
  label,
  link: address,
  target: '_self',
  icone: '',
  rota,
  sub,
})

function categoryEntries(origin: string, parent = ''): Entry[] {
  const depth = parent.split('/').length + 1
  return CATEGORIES.filter(
    ({ path }) => path.startsWith(`${parent}/`) && path.split('/').length === depth,
  ).map((one) => {
    const sub = categoryEntries(origin, one.path)
    // The address is in `link` or in `rota`, as in real stores.
    return one.id % 2
      ? entry(one.name, origin + one.path, sub)
      : entry(one.name, '', sub, link(origin, one.path).rota)
  })
}

const addressEntry = (origin: string) => (one: Section) => entry(one.name, `${origin}${one.path}`)

/** Returns a menu; undefined for an unknown hash. Entries are links, headings, contacts, icons or plain texts. */
export function menu(origin: string, hash: string) {
  const menus: Record<string, Entry[]> = {
    [MENU_HASHES.main]: [
      ...categoryEntries(origin),
      entry('Marcas', '#', BRANDS.map(addressEntry(origin))),
      entry('<strong>Ofertas</strong>', `${origin}${LANDING_PAGES[0]!.path}`),
      entry('Kits', origin + BUNDLE_LISTING.path, BUNDLES.map(addressEntry(origin))),
    ],
    [MENU_HASHES.help]: [
      entry('Quem somos', `${origin}/quem-somos`),
      entry('Trocas', '/pagina/trocas'),
      entry('Como comprar', `${origin}/pagina/como-comprar`),
      entry('Ligue', 'tel:+551130000000'),
      entry('Escreva', 'mailto:loja@exemplo.invalid'),
      { ...entry('', 'https://rede.exemplo.invalid/loja'), icone: `${origin}/media/swatch-1.svg` },
    ],
    [MENU_HASHES.texts]: [entry('Copyright', 'Loja de testes, todos os direitos reservados'), entry('', '')],
  }
  return menus[hash] && { id: '7', hash, nome: hash, menu: menus[hash] }
}

/** Returns banners; undefined for an unknown hash. */
export function banners(origin: string, hash: string) {
  if (hash === 'banner-listagem-categoria') return { banners: EMPTY }
  if (hash !== 'banner-principal') return undefined
  return {
    banners: ['/ferramentas', LANDING_PAGES[0]!.path, 'https://outra.exemplo.invalid/'].map(
      (target, index) => {
        const bannerPicture = (size: string) => ({
          imagem: `${origin}/media/banner-${index}-${size}.svg`,
          imagemOriginal: `${origin}/media/banner-${index}-${size}.svg`,
          link: target.startsWith('/') ? origin + target : target,
        })
        return {
          id: String(index + 1),
          nome: `Banner ${index + 1}`,
          dimensoes: { desktop: bannerPicture('wide'), mobile: index === 2 ? EMPTY : bannerPicture('tall') },
        }
      },
    ),
  }
}

const SHOWCASES: Record<string, [title: string, tag: string, ids: number[]]> = {
  'mais-vendidos': ['Mais vendidos', 'h2', [102, 110, 201, 205, 401, 405, 114, 301]],
  'novidades-da-semana': ['Novidades <b>da semana</b>', 'script', [112, 208, 409, 210]],
  'produto-detalhe-indicados': ['Veja também', 'h3', [101, 401, 303, 206]],
}

/** Returns a showcase (platform 3.1); undefined for an unknown hash. */
export function showcase(origin: string, hash: string, query: URLSearchParams) {
  const seen = (query.get('seenProducts') ?? '').split(';').map(Number)
  const [title, tag, ids] =
    hash === 'ultimos-vistos' ? ['Últimos vistos', 'h2', seen] : (SHOWCASES[hash] ?? [])
  if (!ids) return undefined
  return {
    vitrine: { id: '3', nivel: 'home', titulo: title, tagTitulo: tag },
    produtos: STORE_PRODUCTS.filter(({ id }) => ids.includes(id)).map((one) => card(origin, one)),
  }
}

/** Returns the home page: only its structure. */
export function homePage(origin: string) {
  return { estrutura: structureFields(origin, 'home', 'Loja de testes', []), conteudo: EMPTY }
}
