import { after } from 'node:test'
import { openForeignShop } from '../foreign-shop.ts'

/** The shop in front of an outside store that the files of this folder share: they run in one process (scripts/steps/suites.mjs). */
export const foreign = await openForeignShop({ PLATFORM_PROXY: '1' })
after(() => foreign.stop())
