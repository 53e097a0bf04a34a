/** The navigation, a panel on phones. */
export const MENU_PANEL = 'painel-menu'

/** The container of the search form, an overlay on phones. */
export const SEARCH_PANEL = 'painel-busca'
