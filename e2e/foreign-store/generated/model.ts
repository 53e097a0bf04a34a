/** A price in the random store; amounts in cents. */
export interface GeneratedPrice {
  now: number
  /** The former price: above, equal to or below `now`; only above counts. */
  from: number
  /** The price for payment upfront (`vista`): below or equal to `now`; only below counts. */
  upfront: number
  percent: number
  /** The installment options; `rate` is a percentage, below 0 a discount. */
  plan: { count: number; each: number; total: number; rate: number }[]
}

/** A variation of a product: a value of `atributos.simples`. */
export interface GeneratedValue {
  id: number
  label: string
  stock: number
  /** 'product': the store leaves the field out, so the product's price applies; undefined: the store writes that there is no price. */
  price: GeneratedPrice | 'product' | undefined
}

export interface GeneratedProduct {
  id: number
  path: string
  name: string
  status: 'disponivel' | 'indisponivel' | 'sobConsulta'
  stock: number
  price: GeneratedPrice | undefined
  values: GeneratedValue[]
  pictures: number
  /**
   * Why only the store's own page can sell it: a text to enter, parts to choose, or a cart request of type `lista`, which would
   * add the list with this id.
   */
  needsStorePage: 'personalizacoes' | 'conjunto' | 'carrinho' | undefined
  /** Paths of the products that differ in `atributos.unico`. */
  siblings: string[]
  section: string
  brand: string | undefined
  rating: number | undefined
}

export interface GeneratedSection {
  id: number
  kind: 'category' | 'brand' | 'landing-page'
  path: string
  name: string
  products: GeneratedProduct[]
}

export interface GeneratedList {
  id: number
  path: string
  name: string
  price: GeneratedPrice | undefined
  parts: { product: GeneratedProduct; quantity: number }[]
}

/** Addresses in the menus that are pages or files of the store's own site only. */
export const STORE_ONLY = ['/arquivos/catalogo.pdf', '/minha-conta/pedido']

/** A random store that follows docs/platform-api.md; the shop has to show what it states, and no more. */
export interface GeneratedStore {
  origin: string
  products: GeneratedProduct[]
  sections: GeneratedSection[]
  lists: GeneratedList[]
  /** The page that shows the lists as cards, if there is one. */
  listPage: { path: string; name: string } | undefined
  /** Text pages by path; '' is a page whose text the API does not have. */
  texts: Map<string, string>
  /** The largest page of a listing; a larger `limit` is rejected with 400 (platform 1). */
  maxLimit: number
  /** The end of the names (hashes) of its menus, banners and showcases. */
  suffix: string
  /** Calls that this store lacks. */
  missing: Set<'menus' | 'banners' | 'showcases' | 'settings'>
}
