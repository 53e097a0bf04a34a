import { pagePaths } from '../../routes/page-paths.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import { toCents, type Cents } from '../../shop/money.ts'

const MAX_PRODUCTS = 48

/** What the menu shows of a product. */
export interface MenuProduct {
  /** Its smallest picture. */
  picture: string
  /** Undefined without a price; the lowest of several sizes. */
  price: Cents | undefined
  /** Whether it has sizes, which may cost more. */
  hasSizes: boolean
  isSoldOut: boolean
}

// Only the fields that the menu needs. The schema of listings would load with the menu.
interface WireCards {
  conteudo: {
    produtos: {
      url: string
      status?: string
      precos?: { por?: unknown }
      atributos?: { simples?: { valores?: { precos?: unknown; idAtributoValor?: number }[] } }
      midias?: { imagens?: { arquivos?: { small?: string } }[] }
    }[]
  }
}

/**
 * GET url/product/listing/landing-page: picture and price of each product, by the path of its page (contract 4.8). Throws when the
 * store does not respond, or differently.
 */
export async function getMenuProducts(front: string): Promise<ReadonlyMap<string, MenuProduct>> {
  const query = new URLSearchParams({ url: pagePaths.products(), limit: String(MAX_PRODUCTS) })
  const response = await fetch(`${front}/url/product/listing/landing-page?${query}`)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { conteudo } = (await response.json()) as WireCards
  return new Map(
    conteudo.produtos.flatMap((card): [string, MenuProduct][] => {
      const picture = card.midias?.imagens?.[0]?.arquivos?.small
      return picture ? [[pathOfUrl(card.url), { picture, ...offerOf(card) }]] : []
    }),
  )
}

// Flavours, which have no id of their own, cost the same.
function offerOf({ status, precos, atributos }: WireCards['conteudo']['produtos'][number]) {
  const sizes = atributos?.simples?.valores?.filter(({ idAtributoValor = 0 }) => idAtributoValor > 0) ?? []
  const price = precos?.por
  return {
    price: typeof price === 'number' && price > 0 ? toCents(price) : undefined,
    hasSizes: sizes.length > 1,
    isSoldOut: status === 'indisponivel',
  }
}
