/** The names (hashes) of the menus, banners and showcases that the shop requests from the store (platform 3.1). */
export interface StoreBlocks {
  mainMenu: string
  /** Entries that only phones show. */
  phoneMenu: string
  footerMenus: readonly string[]
  /** Entries of the not-found page. */
  popularMenu: string
  banners: string
  /** The product rows of a home page without kits, in this order. */
  showcases: readonly string[]
}

/** The names in the embedded store. */
export const DEFAULT_BLOCKS: StoreBlocks = {
  mainMenu: 'menu-principal',
  phoneMenu: 'menu-mobile',
  footerMenus: ['rodape'],
  popularMenu: 'categorias',
  banners: 'banner-principal',
  showcases: [],
}
