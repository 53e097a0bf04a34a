import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { encode } from '../photos/encode.mjs'
import { buildIcons } from './icons.mjs'
import { noPhoto } from './no-photo.mjs'

// Writes what is drawn and not photographed: the shop's icons, and the picture of a product that has none.
// node scripts/brand/build.mjs

sharp.concurrency(1)
const WIDTHS = [160, 320, 640, 1080]

await buildIcons(fileURLToPath(new URL('../../public/', import.meta.url)))
await encode('sem-foto', Buffer.from(noPhoto(WIDTHS.at(-1))), WIDTHS)
console.log('The icons and the picture of a product without one are written to public.')
