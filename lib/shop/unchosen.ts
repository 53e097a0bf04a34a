/** The fragment of a kit's address without a chosen flavour; it is the id of the choice of a kit's size. */
export const UNCHOSEN = '#escolha'
