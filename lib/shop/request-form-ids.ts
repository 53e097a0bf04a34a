/** The ids of the forms, apart from their fields, whose limits the first load of a product page does not need (T21). */
export const RESTOCK_FORM_ID = 'avise-me'
export const QUOTE_FORM_ID = 'orcamento'
export const NEWSLETTER_FORM_ID = 'novidades'
