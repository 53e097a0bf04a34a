import { get, unknownAddress, unknownWord, type Visit } from './visits.ts'

/** Visits that fill a cache of the shop up to its bound. */
interface Fill {
  /** What is filled, with its bound. */
  name: string
  visits: (origin: string) => Promise<Visit[]>
}

const visits = (count: number, visit: () => Visit) => Array.from({ length: count }, visit)

/** A little more than each bound, so that it is reached whatever is dropped meanwhile. */
export const FILLS: readonly Fill[] = [
  {
    // The second visit to a page makes its strongly compressed copy.
    name: 'every page of the sitemaps, twice: page store and compressed copies',
    visits: async (origin) => {
      const paths = await sitemapPaths(origin)
      return [...paths, ...paths].map((path) => get(path))
    },
  },
  {
    name: '21,000 unknown addresses: route table, 20,000',
    visits: async () => visits(21_000, unknownAddress),
  },
  {
    name: '1,500 searches: documents of the store, 4 million characters; counts of listings, 500',
    visits: async () => visits(1500, unknownWord),
  },
]

async function sitemapPaths(origin: string): Promise<string[]> {
  const addressesIn = async (path: string) => {
    const { text } = await get(path).send(origin)
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  }
  const parts = await addressesIn('/sitemap.xml')
  return (await Promise.all(parts.map(addressesIn))).flat()
}
