// A grey of its own, because the picture is the same for every brand (P28).
const LINE = '#7d7772'

/** The picture shown where a product has none, as SVG: a framed landscape in neutral lines on a transparent ground. */
export function noPhoto(size) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    `<g fill="none" stroke="${LINE}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round" opacity="0.6">` +
    '<rect x="27" y="31" width="46" height="38" rx="4"/>' +
    '<circle cx="40" cy="43" r="4"/>' +
    '<path d="M27 63L41 51L52 61L60 54L73 65"/></g></svg>'
  )
}
