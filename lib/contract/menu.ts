import { array, type ISchema } from 'yup'
import { label, list, objectOf, recordOf, text } from './fields.ts'
import { routeSchema } from './route.ts'

/** One entry of a menu of the embedded store; `url` is a path, '' for a heading without a link. */
export interface EmbeddedMenuItem {
  label: string
  url: string
  itens: EmbeddedMenuItem[]
}

/** One entry of a menu: the embedded store sends `url` and `itens`, other stores the other fields (contract 4.19, platform 3.1). */
export interface WireMenuItem {
  label: string
  url: string
  /** An address, or a plain text beside the label. */
  link: string
  rota: { path: string; query: [string, string][] }
  icone: string
  itens: WireMenuItem[]
  sub: WireMenuItem[]
}

const MAX_DEPTH = 4

// No real menu is deeper than this. Deeper levels of a response are dropped, so endless nesting does no harm.
const entries = (level: number): ISchema<WireMenuItem[]> =>
  level > MAX_DEPTH
    ? array<object, WireMenuItem>()
        .transform((): WireMenuItem[] => [])
        .default([])
        .required()
    : (list(
        recordOf({
          label: label(),
          url: text(),
          link: text(),
          rota: routeSchema,
          icone: text(),
          itens: entries(level + 1),
          sub: entries(level + 1),
        }),
      ) as unknown as ISchema<WireMenuItem[]>)

/** GET struct/menus/{hash} (contract 4.19, platform 3.1). */
export const menuSchema = objectOf({ menu: entries(1) })

/** Names of the embedded store's menus (contract 4.19). */
export const MENU_NAMES = ['menu-principal', 'menu-mobile', 'categorias', 'header-menu', 'rodape'] as const
