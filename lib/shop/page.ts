/** A page's metadata from the store (contract 4.2). Paths are without language. */
export interface PageStructure {
  title: string
  description: string
  keywords: string
  /** The path of the canonical link. */
  canonicalPath: string
  isIndexable: boolean
  breadcrumb: { label: string; path: string }[]
  /** The id with which browser and server events of one page view are deduplicated. */
  eventId: string
}
