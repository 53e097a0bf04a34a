import {
  at,
  bag,
  bottle,
  bread,
  candle,
  carton,
  dumbbell,
  glow,
  jar,
  lamp,
  mug,
  plant,
  books,
} from './things.mjs'

// What stands behind the table, 1000 units wide and 1000 high; `edge` is where the table ends. Far things are drawn in
// `far`, which the camera blurs a lot, near ones in `near`, which it blurs less.

const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const disc = (x, y, r, colour, opacity) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity="${opacity}"/>`
const wash = (id, top, bottom) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
const wall = (top, bottom) => wash('wall', top, bottom) + rect(-200, -200, 1400, 1600, 'url(#wall)')

const tiles = (colour, joint, w, h, shift = 0.5) => {
  const out = [rect(-200, -200, 1400, 1600, joint)]
  for (let row = -2; row * h < 1100; row++)
    for (let column = -3; column * w < 1200; column++) {
      const light = ((row * 31 + column * 17) % 7) / 60
      const x = column * w + (row % 2 ? w * shift : 0)
      out.push(rect(x + 3, row * h + 3, w - 6, h - 6, colour, 'rx="4"'))
      out.push(
        rect(x + 3, row * h + 3, w - 6, h - 6, light < 0 ? '#000' : '#fff', `opacity="${Math.abs(light)}"`),
      )
      out.push(rect(x + 6, row * h + 6, w - 12, 7, '#fff', 'opacity="0.35"'))
    }
  return out.join('')
}

const window_ = (x, y, w, h) =>
  rect(x - 16, y - 16, w + 32, h + 32, '#efe8dc') +
  rect(x, y, w, h, '#fdfcf4') +
  rect(x, y + h * 0.55, w, h * 0.45, '#d7e6c9') +
  rect(x + w / 2 - 8, y, 16, h, '#efe8dc')

const bokeh = (list) => list.map(([x, y, r, c, o]) => disc(x, y, r, c, o)).join('')

/** Backdrops by name. */
export const ROOMS = {
  kitchen: (edge) => ({
    far:
      wall('#e9dfd0', '#d9cab5') +
      window_(40, -60, 300, 380) +
      rect(480, -40, 600, 230, '#a77f58') +
      rect(482, 150, 600, 46, '#8a6543') +
      rect(770, -40, 6, 190, '#7c5a3b') +
      rect(430, edge - 150, 640, 40, '#f2ece2'),
    near: at(905, edge + 26, 1.15, mug()) + at(90, edge + 14, 0.95, plant()),
  }),
  'kitchen-tiles': (edge) => ({
    far: tiles('#f4f1ea', '#d8d0c4', 170, 86),
    near: at(880, edge + 20, 1.2, jar()) + at(745, edge + 4, 0.9, jar('#d7b98c', '#5e4630')),
  }),
  'kitchen-evening': (edge) => ({
    far:
      wall('#8f6a48', '#6d4a30') +
      rect(-200, -200, 1400, 330, '#4f3422') +
      rect(300, 130, 620, 14, '#ffe6ae') +
      glow(610, 190, 260, '#ffd489', 0.35) +
      tiles('#c9a377', '#a88258', 190, 95).replace('<rect', '<rect opacity="0"') +
      rect(-200, -200, 1400, 330, '#573a27') +
      rect(260, 122, 700, 16, '#fff0c8'),
    near:
      at(120, edge + 18, 1.1, bottle('#566b3f', '#2d3a20', 260)) +
      at(900, edge + 24, 1.1, jar('#b98f5b', '#33221a')),
  }),
  livingroom: (edge) => ({
    far:
      wall('#dfe3dc', '#cbd0c6') +
      rect(560, 60, 300, 220, '#f7f2e8') +
      rect(585, 84, 250, 172, '#c9a08a') +
      disc(680, 190, 66, '#8fa58e', 0.9) +
      rect(-200, edge - 210, 700, 260, '#a3b0a4', 'rx="60"'),
    near: at(60, edge + 12, 1.15, plant('#efe6da', '#46734a')),
  }),
  balcony: (edge) => ({
    far:
      wall('#dcebd9', '#8fb07c') +
      bokeh([
        [120, 120, 130, '#6f9a58', 0.8],
        [330, 260, 170, '#587f45', 0.7],
        [620, 130, 190, '#7ba663', 0.8],
        [860, 300, 170, '#5d874a', 0.8],
        [480, 60, 90, '#eef7d8', 0.9],
        [760, 80, 70, '#f7fbe2', 0.9],
        [230, 60, 56, '#f4fae0', 0.9],
        [930, 120, 80, '#c8e0a6', 0.8],
      ]) +
      rect(-200, edge - 120, 1400, 22, '#f3efe7', 'opacity="0.85"') +
      [20, 210, 400, 590, 780, 970]
        .map((x) => rect(x, edge - 110, 16, 200, '#ece6db', 'opacity="0.8"'))
        .join(''),
    near: at(930, edge + 16, 1.05, plant('#d8c7b2', '#5f8f4b')),
  }),
  bathroom: (edge) => ({
    far:
      tiles('#d5e4e1', '#f3f6f4', 150, 150, 0) +
      rect(620, -200, 500, 470, '#eef4f5') +
      rect(612, -200, 10, 480, '#b9a58c'),
    near:
      at(110, edge + 16, 1.05, bottle('#e6d8c6', '#b78e63', 210)) +
      at(905, edge + 12, 1, plant('#f3efe9', '#5c8a5e')),
  }),
  'bathroom-blue': (edge) => ({
    far: tiles('#8fb6bd', '#e9f0ef', 132, 66) + rect(-200, -200, 480, 420, '#f6fbfb'),
    near: at(880, edge + 20, 1.1, mug('#fff', '#fefefe', '#c1c9c9')),
  }),
  'bathroom-warm': (edge) => ({
    far: tiles('#efe2d4', '#d8c4b0', 210, 120),
    near: at(130, edge + 20, 1.15, candle()) + at(900, edge + 6, 1, bottle('#cfd9c8', '#f7f4ee', 190)),
  }),
  vanity: (edge) => ({
    far:
      wall('#f0d9d5', '#e5c4c0') +
      rect(300, -120, 520, 500, '#f9efe9', 'rx="260"') +
      rect(324, -96, 472, 452, '#e9d6d2', 'rx="236"') +
      bokeh([
        [290, 20, 34, '#fff6dc', 1],
        [290, 150, 34, '#fff6dc', 1],
        [290, 280, 34, '#fff6dc', 1],
        [830, 20, 34, '#fff6dc', 1],
        [830, 150, 34, '#fff6dc', 1],
        [830, 280, 34, '#fff6dc', 1],
      ]),
    near:
      at(110, edge + 16, 0.95, bottle('#d9a7ad', '#b98a5a', 170)) +
      at(905, edge + 18, 0.9, jar('#f3e3df', '#c99a6b')),
  }),
  bedroom: (edge) => ({
    far:
      wall('#5e5560', '#453c49') +
      rect(420, edge - 330, 800, 400, '#7a6a63', 'rx="40"') +
      glow(130, 150, 330, '#ffca7e', 0.42),
    near:
      at(120, edge + 14, 1.05, lamp()) +
      at(
        850,
        edge + 22,
        0.95,
        books([
          ['#7b3b3f', 300],
          ['#d3c3a5', 270],
          ['#48606b', 285],
        ]),
      ),
  }),
  desk: (edge) => ({
    far:
      wall('#ece8e2', '#d8d2c9') +
      rect(560, 40, 420, 300, '#2f3238', 'rx="16"') +
      rect(580, 58, 380, 262, '#b8cbd8'),
    near: at(200, edge + 40, 1.1, bag('#a8643f', '#6b3a22')),
  }),
  gym: (edge) => ({
    far:
      wall('#8f979f', '#5d646b') +
      [90, 330, 570, 810].map((x) => rect(x, -60, 150, 22, '#f7fbff')).join('') +
      rect(-200, 210, 1400, 14, '#3b4046') +
      [60, 190, 320, 640, 780, 920]
        .map((x, i) => rect(x, 226, 90, 90, i % 2 ? '#26292d' : '#33373c', 'rx="40"'))
        .join('') +
      rect(-200, 330, 1400, 12, '#3b4046') +
      rect(440, -200, 26, 800, '#c0453c', 'opacity="0.7"'),
    near: at(860, edge + 34, 1, dumbbell()),
  }),
  lockers: (edge) => ({
    far:
      wall('#7d8b97', '#5b6873') +
      [-20, 200, 420, 640, 860]
        .map((x) => rect(x, -100, 206, 700, '#6f8291', 'rx="6"') + rect(x + 150, 190, 14, 60, '#39434c'))
        .join(''),
    near: at(250, edge + 46, 1.25, bag('#2f5a63', '#163037')),
  }),
  beach: (edge) => ({
    far:
      wash('sky', '#bfe2f2', '#eaf6f8') +
      rect(-200, -200, 1400, 1000, 'url(#sky)') +
      rect(-200, edge - 190, 1400, 120, '#4fa9bd') +
      rect(-200, edge - 100, 1400, 20, '#e8f6f4', 'opacity="0.9"') +
      rect(-200, edge - 84, 1400, 400, '#ecd9b2') +
      glow(160, -20, 240, '#fffbe6', 0.7),
    near: '',
  }),
  breakfast: (edge) => ({
    far: wall('#f1e7d6', '#e2d2ba') + window_(620, -80, 320, 400) + rect(-200, edge - 90, 620, 60, '#b98d60'),
    near: at(120, edge + 34, 1.1, mug('#7fa3a8', '#9fc0c4', '#446066')) + at(880, edge + 30, 0.95, bread()),
  }),
  parcel: (edge) => ({
    far: wall('#e3ddd6', '#cfc6bb') + rect(-60, 20, 260, 500, '#f4efe8') + rect(190, 20, 8, 500, '#b7aa9a'),
    near: at(700, edge + 40, 1.35, carton()),
  }),
  shelf: (edge) => ({
    far: wall('#c8d3c9', '#aebcaf'),
    near: at(
      70,
      edge + 8,
      0.85,
      books([
        ['#b98f5b', 210],
        ['#e7ddca', 190],
        ['#7c4a44', 205],
        ['#4e6470', 180],
      ]),
    ),
  }),
  plain: (edge) => ({
    far: wall('#efe6e4', '#dccfcd') + rect(-200, edge - 30, 1400, 40, '#fff', 'opacity="0.35"'),
    near: at(905, edge + 14, 1, plant('#e3c9bd', '#6a8f63')),
  }),
}
