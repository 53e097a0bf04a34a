/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import largePictures from './large-pictures.json' with { type: 'json' }
import { pictureUrl } from './picture.ts'

const FOLDER = 'public/img'
const SITE = 'https://loja.example'

/** Width and height in the head of a lossy WebP file. */
function sizeOf(name: string): number[] {
  const file = readFileSync(`${FOLDER}/${name}`)
  expect(file.toString('latin1', 12, 16)).toBe('VP8 ')
  return [26, 28].map((place) => file.readUInt16LE(place) & 0x3fff)
}

test('R68 the list of large pictures names exactly those that have a file of 1500 px', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('-1500.webp'))
  expect(largePictures.map((name) => `${name}-1500.webp`)).toEqual(files.sort())
  expect(files).not.toEqual([])
  for (const name of files) expect(sizeOf(name)).toEqual([1500, 1500])
})

test('R68 search engines and feeds get a picture in its largest width', () => {
  expect(pictureUrl(SITE, '/img/colageno-cranberry')).toBe(`${SITE}/img/colageno-cranberry-1500.webp`)
  expect(pictureUrl(SITE, '/img/serum-uso')).toBe(`${SITE}/img/serum-uso-1080.webp`)
  expect(pictureUrl(SITE, 'https://cdn.example/pote.jpg')).toBe('https://cdn.example/pote.jpg')
})
