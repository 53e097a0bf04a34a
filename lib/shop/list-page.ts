import type { Cents } from './money.ts'
import type { PageStructure } from './page.ts'

/** A list of products that a store sells together (platform 3.5). */
export interface ListPage {
  structure: PageStructure
  name: string
  price: Cents | undefined
  parts: { name: string; quantity: number; path: string | undefined; picture: string }[]
}
