/** The kind of page behind a path: every `estrutura.nivel` of the API (contract 4.2). */
export type Level =
  | 'home'
  | '404'
  | 'page'
  | 'product/listing/category'
  | 'product/listing/brand'
  | 'product/listing/landing-page'
  | 'product/listing/search'
  | 'product/detail'
  | 'list/detail'
  | 'list/listing'
