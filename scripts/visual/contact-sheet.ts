import sharp, { type OverlayOptions } from 'sharp'

/** One picture of the sheet: a view at a width in a language. */
export interface Cell {
  title: string
  row: string
  lang: string
  width: number
  picture: Buffer
}

/** Width of a cell by the width of its page, both in px. */
const SHOWN: Record<number, number> = { 360: 180, 768: 260, 1280: 380, 1600: 420 }
const HIGHEST = 560
const GAP = 12
const TITLE = 22
const PAPER = '#d9d4d0'

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE}"><text x="2" y="15" font-size="12" font-family="sans-serif" fill="#4a1220">${escaped(text)}</text></svg>`,
  )

async function shrunk({ picture, width }: Cell) {
  const shown = SHOWN[width] ?? 300
  const { data, info } = await sharp(picture).resize(shown).toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, HIGHEST)
  const input =
    info.height > height
      ? await sharp(data).extract({ left: 0, top: 0, width: shown, height }).toBuffer()
      : data
  return { input, height }
}

/** Lays the cells out as a table, a row for each view and a column for each language and width, and writes it as PNG. */
export async function contactSheet(
  cells: readonly Cell[],
  widths: readonly number[],
  langs: readonly string[],
  file: string,
): Promise<void> {
  const columns = langs.flatMap((lang) => widths.map((width) => ({ lang, width })))
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce((left, { width }) => left + (SHOWN[width] ?? 300) + GAP, GAP),
  )
  const layers: OverlayOptions[] = []
  let top = GAP
  for (const row of new Set(cells.map((cell) => cell.row))) {
    let rowHeight = 0
    for (const cell of cells.filter((each) => each.row === row)) {
      const column = columns.findIndex(({ lang, width }) => lang === cell.lang && width === cell.width)
      const left = lefts[column]!
      const { input, height } = await shrunk(cell)
      layers.push({ input: label(cell.title, SHOWN[cell.width] ?? 300), left, top })
      layers.push({ input, left, top: top + TITLE })
      rowHeight = Math.max(rowHeight, height)
    }
    top += TITLE + rowHeight + GAP
  }
  const last = columns.at(-1)!
  const width = lefts.at(-1)! + (SHOWN[last.width] ?? 300) + GAP
  const sheet = sharp({ create: { width, height: top, channels: 3, background: PAPER } })
  await sheet.composite(layers).png({ palette: true, quality: 92, effort: 5 }).toFile(file)
}
