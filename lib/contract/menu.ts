import { array, type ISchema } from 'yup'
import { list, objectOf, requiredText, text } from './fields.ts'

/** One entry of a menu; `url` is a path, '' for a heading without a link. */
export interface WireMenuItem {
  label: string
  url: string
  itens: WireMenuItem[]
}

const MAX_DEPTH = 4

// The depth is fixed, so a response with endless nesting is cut below the deepest real menu.
const entries = (level: number): ISchema<WireMenuItem[]> =>
  level > MAX_DEPTH
    ? array<object, WireMenuItem>()
        .transform((): WireMenuItem[] => [])
        .default([])
        .required()
    : list(objectOf({ label: requiredText(), url: text(), itens: entries(level + 1) }))

/** GET struct/menus/{hash} (contract 4.19). */
export const menuSchema = objectOf({ menu: entries(1) })

/** Names of the store's menus (contract 2). */
export const MENU_NAMES = ['menu-principal', 'menu-mobile', 'categorias', 'header-menu', 'rodape'] as const

/** A menu's name. */
export type MenuName = (typeof MENU_NAMES)[number]
