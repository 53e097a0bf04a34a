/** The id of the navigation, a panel on phones. */
export const MENU_PANEL = 'painel-menu'

/** The id of the container of the search form, an overlay on phones. */
export const SEARCH_PANEL = 'painel-busca'
