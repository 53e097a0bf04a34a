import { palette } from '../colour.mjs'
import { brandMarkPath } from './icons.mjs'

const BODY =
  'M-180 -440A180 27 0 0 1 180 -440L190 -432.5Q200 -425 200 -395V-44Q200 -20 195 -10L190 0' +
  'A190 28.5 0 0 1 -190 0L-195 -10Q-200 -20 -200 -44V-395Q-200 -425 -190 -432.5Z'
const LID =
  'M-186 -532A186 27.9 0 0 1 186 -532L188 -529Q190 -526 190 -518V-438' +
  'A190 28.5 0 0 1 -190 -438V-518Q-190 -526 -188 -529Z'

/** The picture shown where a product has none, as SVG: the outline of a pot in neutral colours. */
export function noPhoto(size) {
  const { wine, paper, sand, coral } = palette
  const line = `fill="none" stroke="${wine}" stroke-width="7" opacity="0.3" stroke-linejoin="round"`
  const top = '<ellipse cy="-532" rx="186" ry="27.9"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-500 -770 1000 1000">` +
    `<ellipse cy="8" rx="230" ry="34" fill="${wine}" opacity="0.07"/>` +
    `<path d="${BODY}" fill="${paper}" opacity="0.75"/><path d="${BODY}" ${line}/>` +
    `<path d="${LID}" fill="${sand}"/><path d="${LID}" ${line}/>` +
    `${top} fill="${paper}"/>${top} ${line}/>` +
    `<path d="${brandMarkPath(0, -225, 92)}" fill="${coral}" opacity="0.55"/></svg>`
  )
}
