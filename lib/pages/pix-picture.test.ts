/** @jest-environment node */
import { encode } from 'uqr'
import { pixPicture } from './pix-picture.ts'

const CODE = '00020126330014br.gov.bcb.pix0111demonstracao'

test('4.31 the drawing of a Pix code has exactly the dark modules of its QR code', () => {
  const { size, path } = pixPicture(CODE)!
  const { data } = encode(CODE, { ecc: 'M', border: 2 })
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, start, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    drawn[Number(y)]!.fill(true, Number(start), Number(start) + Number(width))
  expect(drawn).toEqual(data)
})

test('no code has no picture', () => {
  expect(pixPicture('')).toBeUndefined()
})
