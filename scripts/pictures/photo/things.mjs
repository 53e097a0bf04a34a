// Things of a household that stand about out of focus. Each is drawn on its foot at (0, 0), in units of the frame.

let made = 0
const ramp = (from, middle, to) => {
  const id = `t${made++}`
  return [
    id,
    `<linearGradient id="${id}"><stop offset="0" stop-color="${from}"/><stop offset="0.35" stop-color="${middle}"/>` +
      `<stop offset="1" stop-color="${to}"/></linearGradient>`,
  ]
}
const round = (colours, draw) => {
  const [id, tag] = ramp(...colours)
  return tag + draw(`url(#${id})`)
}
const shade = (rx, ry = rx * 0.18) =>
  `<ellipse cx="${rx * 0.25}" cy="${ry * 0.2}" rx="${rx * 1.15}" ry="${ry}" fill="#20120a" opacity="0.34"/>`

/** Light that falls off around a point. */
export const glow = (x, y, r, colour, opacity) => {
  const id = `t${made++}`
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset="0.4" stop-color="${colour}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>` +
    `</radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
  )
}

/** Places a thing: x and y of its foot, and its scale. */
export const at = (x, y, scale, thing) => `<g transform="translate(${x} ${y}) scale(${scale})">${thing}</g>`

export const mug = (a = '#f4efe8', b = '#ffffff', c = '#b7aa9c') =>
  shade(62) +
  round([a, b, c], (paint) =>
    [
      `<path d="M52 -92q52 -6 50 30q-4 40 -54 40" fill="none" stroke="${c}" stroke-width="15"/>`,
      `<path d="M-58 -118L-52 -8Q0 10 52 -8L58 -118Z" fill="${paint}"/>`,
      `<ellipse cy="-118" rx="58" ry="11" fill="${b}"/><ellipse cy="-116" rx="48" ry="8" fill="#4a2c1a"/>`,
    ].join(''),
  )

export const plant = (pot = '#c4663f', leaf = '#4f7f45') =>
  shade(60) +
  [-74, -46, -18, 12, 40, 66]
    .map(
      (turn, i) =>
        `<path d="M0 -80Q-34 -190 0 -${250 + (i % 3) * 26}Q34 -190 0 -80Z" fill="${leaf}" opacity="${0.75 + (i % 2) * 0.25}" transform="rotate(${turn} 0 -86)"/>`,
    )
    .join('') +
  round(['#e08a5f', pot, '#7e3a20'], (paint) => `<path d="M-62 -110H62L46 0H-46Z" fill="${paint}"/>`)

export const bottle = (colour = '#d9e3e6', cap = '#fff', height = 230) =>
  shade(46) +
  round(['#ffffff', colour, '#8b989c'], (paint) =>
    [
      `<rect x="-44" y="-${height}" width="88" height="${height}" rx="14" fill="${paint}"/>`,
      `<rect x="-20" y="-${height + 46}" width="40" height="52" rx="6" fill="${cap}"/>`,
    ].join(''),
  )

export const jar = (colour = '#e8d9c0', lid = '#8d6b48') =>
  shade(58) +
  round(['#fff8ea', colour, '#9c8664'], (paint) =>
    [
      `<rect x="-56" y="-140" width="112" height="140" rx="16" fill="${paint}"/>`,
      `<rect x="-58" y="-166" width="116" height="34" rx="8" fill="${lid}"/>`,
    ].join(''),
  )

export const books = (list) =>
  shade(170, 16) +
  list
    .map(
      ([colour, width], i) =>
        `<rect x="-${width / 2}" y="-${(i + 1) * 36}" width="${width}" height="35" rx="4" fill="${colour}"/>` +
        `<rect x="${width / 2 - 26}" y="-${(i + 1) * 36 - 5}" width="28" height="25" fill="#f3ead9"/>`,
    )
    .join('')

export const candle = () =>
  shade(48) +
  round(['#fff6e4', '#f3dfc0', '#b08d63'], (paint) =>
    [
      `<rect x="-46" y="-112" width="92" height="112" rx="10" fill="${paint}"/>`,
      '<ellipse cy="-112" rx="46" ry="8" fill="#fff1d0"/>',
      '<path d="M0 -176q20 34 0 58q-20 -24 0 -58Z" fill="#ffd98a"/>',
      glow(0, -146, 150, '#ffcf7a', 0.7),
    ].join(''),
  )

export const dumbbell = () =>
  shade(170, 18) +
  round(['#5c6066', '#34373b', '#141517'], (paint) =>
    [
      `<rect x="-150" y="-62" width="300" height="26" rx="10" fill="#b9bec4"/>`,
      ...[-150, 78].map((x) => `<path d="M${x} -94h72l16 14v62l-16 14h-72l-16 -14v-62z" fill="${paint}"/>`),
    ].join(''),
  )

export const bag = (colour = '#39434f', dark = '#1d242c') =>
  shade(250, 26) +
  round([colour, colour, dark], (paint) =>
    [
      `<path d="M-120 -178q120 -170 240 0" fill="none" stroke="${dark}" stroke-width="20"/>`,
      `<path d="M-250 -30Q-262 -176 -190 -186H190Q262 -176 250 -30Q248 0 210 0H-210Q-248 0 -250 -30Z" fill="${paint}"/>`,
      `<path d="M-226 -130H226" stroke="#aab2ba" stroke-width="5" opacity="0.7"/>`,
    ].join(''),
  )

export const lamp = () =>
  shade(64) +
  '<path d="M-60 0h120l-14 -16h-92z" fill="#8a6a45"/><rect x="-9" y="-220" width="18" height="210" fill="#a37f55"/>' +
  round(
    ['#ffe9bd', '#fff4d8', '#f3c983'],
    (paint) => `<path d="M-120 -214L-78 -400H78L120 -214Z" fill="${paint}"/>`,
  ) +
  glow(0, -300, 420, '#ffdf9f', 0.85)

export const carton = () =>
  shade(230, 24) +
  '<path d="M-220 -190H220V0H-220Z" fill="#c39a6b"/><path d="M-220 -190L-300 -250L-60 -262L-30 -190Z" fill="#d8b384"/>' +
  '<path d="M220 -190L300 -244L60 -260L30 -190Z" fill="#cda678"/><rect x="-34" y="-190" width="68" height="190" fill="#e6cfa6" opacity="0.6"/>'

export const bread = () =>
  shade(120, 18) +
  '<ellipse cy="-10" rx="150" ry="20" fill="#f4f0ea"/>' +
  round(
    ['#e8b26a', '#d1924a', '#96591f'],
    (paint) => `<path d="M-106 -16q-10 -70 50 -76q60 -10 116 0q56 8 46 76z" fill="${paint}"/>`,
  )

export const tray = () =>
  shade(190, 20) +
  '<ellipse cy="-8" rx="190" ry="26" fill="#c8ccd0"/><ellipse cy="-13" rx="170" ry="20" fill="#eef1f3"/>'
