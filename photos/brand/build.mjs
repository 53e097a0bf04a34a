import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { encode } from '../encode.mjs'
import { buildIcons } from './icons.mjs'
import { noPhoto } from './no-photo.mjs'

// Writes the pictures that are drawn as vectors: the shop's icons and the placeholder of a product without a photo.
// npm run brand

sharp.concurrency(1)
const WIDTHS = [160, 320, 640, 1080]

await buildIcons(fileURLToPath(new URL('../../public/', import.meta.url)))
await encode('sem-foto', Buffer.from(noPhoto(WIDTHS.at(-1))), WIDTHS)
console.log('Wrote the icons and the placeholder picture to public/.')
