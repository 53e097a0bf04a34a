/** The navigation, which is a panel of its own on phones. */
export const MENU_PANEL = 'painel-menu'

/** The place of the search form, which is an overlay on phones. */
export const SEARCH_PANEL = 'painel-busca'
