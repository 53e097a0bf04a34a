import 'server-only'
import { encode } from 'uqr'
import type { CodePicture } from '../shop/order.ts'

const MARGIN = 2

/** The QR code of a Pix code as the path of a drawing; `undefined` for no code. */
export function pixPicture(code: string): CodePicture | undefined {
  if (code === '') return undefined
  const { size, data } = encode(code, { ecc: 'M', border: MARGIN })
  return { size, path: data.map(rowPath).join('') }
}

// One rectangle for each run of dark modules.
function rowPath(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`
  }
  return path
}
