/** Every `estrutura.nivel` the API names (contract 4.2). */
export const LEVELS = [
  'home',
  '404',
  'page',
  'product/listing/category',
  'product/listing/brand',
  'product/listing/landing-page',
  'product/listing/search',
  'product/detail',
  'list/detail',
  'list/listing',
] as const

/** What kind of page a path is. */
export type Level = (typeof LEVELS)[number]
