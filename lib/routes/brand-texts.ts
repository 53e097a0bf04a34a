import { routeTable } from './route-table.ts'

/**
 * Whether the pages with the brand's texts exist in this shop, such as the privacy policy. An external store without BRAND_FILE has
 * pages of its own at addresses of its own, to which its menus link (P28). For components that render on the server.
 */
export function hasBrandTexts(): boolean {
  return routeTable()?.ownPages().hasOwnTexts ?? true
}
