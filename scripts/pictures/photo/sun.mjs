// Light that falls into the room, as a layer that is multiplied: white where the sun is, dim and cool elsewhere.

const layer = (width, height, dim, shapes, blur) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 ${(1000 * height) / width}">` +
  `<defs><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter></defs>` +
  `<rect x="-100" y="-100" width="1300" height="1700" fill="${dim}"/><g fill="#fffdf6" filter="url(#b)">${shapes}</g></svg>`

const slant = (x, w, lean = 520) => `<path d="M${x} -200h${w}l${-lean} 1700h${-w}z"/>`

const SUNS = {
  window: (w, h) => layer(w, h, '#d3d0d6', slant(520, 330) + slant(900, 330), 26),
  slats: (w, h) =>
    layer(
      w,
      h,
      '#c9c6cf',
      [-300, -60, 180, 420, 660, 900, 1140, 1380].map((x) => slant(x, 130, 900)).join(''),
      13,
    ),
  leaves: (w, h, next) =>
    layer(
      w,
      h,
      '#c6cdc8',
      Array.from({ length: 60 }, () => {
        const [x, y, r] = [next() * 1100 - 50, next() * 1400 - 50, 26 + next() * 74]
        return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.72}" transform="rotate(${next() * 180} ${x} ${y})"/>`
      }).join(''),
      15,
    ),
  noon: (w, h) => layer(w, h, '#f4f1ea', slant(-100, 1500), 40),
  room: (w, h) => layer(w, h, '#e9e6e5', '<ellipse cx="300" cy="300" rx="640" ry="700"/>', 150),
}

/** The light of a photo by its name; 'room' is daylight from the upper left. */
export const sunlight = (name, width, height, next) => SUNS[name](width, height, next)

/** Dark corners, as every small lens has them. */
export const vignette = (width, height, strength = 0.3) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="v" cx="0.47" cy="0.48" r="0.78">` +
  `<stop offset="0.55" stop-color="#140a06" stop-opacity="0"/><stop offset="1" stop-color="#140a06" stop-opacity="${strength}"/>` +
  `</radialGradient></defs><rect width="${width}" height="${height}" fill="url(#v)"/></svg>`

/** A magazine that lies open at a page of colour and lines. */
export const MAGAZINE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="480"><rect x="8" y="10" width="688" height="466" fill="#2b1a10" opacity="0.3"/>' +
  '<rect width="684" height="464" fill="#fbf8f2"/><rect x="338" width="10" height="464" fill="#d9d2c6"/>' +
  '<rect x="26" y="28" width="286" height="250" fill="#e9a79a"/><circle cx="170" cy="150" r="84" fill="#f6dcc8"/>' +
  [306, 326, 346, 366, 386, 406]
    .map((y) => `<rect x="26" y="${y}" width="${y % 40 ? 286 : 240}" height="7" fill="#8c857c"/>`)
    .join('') +
  '<rect x="376" y="34" width="200" height="24" fill="#4a1220"/>' +
  Array.from(
    { length: 18 },
    (_, i) =>
      `<rect x="376" y="${82 + i * 20}" width="${i % 5 === 4 ? 180 : 280}" height="7" fill="#9a938a"/>`,
  ).join('') +
  '</svg>'
