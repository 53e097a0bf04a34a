import { pagePaths } from '../../routes/page-paths.ts'
import { pathOfUrl } from '../../routes/paths.ts'

const MAX_PRODUCTS = 48

// Only the fields that the menu needs. The schema of listings would load with the menu.
interface WireCards {
  conteudo: {
    produtos: { url: string; midias?: { imagens?: { arquivos?: { small?: string } }[] } }[]
  }
}

/**
 * GET url/product/listing/landing-page: the smallest picture of each product, by the path of its page (contract 4.8). Throws when the
 * store does not respond, or differently.
 */
export async function getProductPictures(front: string): Promise<ReadonlyMap<string, string>> {
  const query = new URLSearchParams({ url: pagePaths.products(), limit: String(MAX_PRODUCTS) })
  const response = await fetch(`${front}/url/product/listing/landing-page?${query}`)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { conteudo } = (await response.json()) as WireCards
  return new Map(
    conteudo.produtos.flatMap(({ url, midias }): [string, string][] => {
      const picture = midias?.imagens?.[0]?.arquivos?.small
      return picture ? [[pathOfUrl(url), picture]] : []
    }),
  )
}
