/** The ids of the forms, for links to a form, which do not need its fields. */
export const RESTOCK_FORM_ID = 'avise-me'
export const QUOTE_FORM_ID = 'orcamento'
export const NEWSLETTER_FORM_ID = 'novidades'
