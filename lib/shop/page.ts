/** What a page says about itself, in the store's words (contract 4.2). Paths carry no language. */
export interface PageStructure {
  title: string
  description: string
  keywords: string
  /** The path that the page is to be found by. */
  canonicalPath: string
  isIndexable: boolean
  breadcrumb: { label: string; path: string }[]
  /** The id that pairs browser and server events of one view. */
  eventId: string
}
