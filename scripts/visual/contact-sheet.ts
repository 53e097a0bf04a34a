import sharp, { type OverlayOptions } from 'sharp'

/** One screenshot of the sheet: a view in a language at a page width (px). */
export interface Cell {
  title: string
  row: string
  lang: string
  width: number
  picture: Buffer
}

/** Cell widths by page width, in px. */
const CELL_WIDTHS: Record<number, number> = { 360: 180, 768: 260, 1280: 380, 1600: 420 }
const MAX_HEIGHT = 560
const GAP = 12
const TITLE_HEIGHT = 22
const BACKGROUND = '#d9d4d0'

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE_HEIGHT}"><text x="2" y="15" font-size="12" font-family="sans-serif" fill="#4a1220">${escaped(text)}</text></svg>`,
  )

async function shrunk({ picture, width }: Cell) {
  const shown = CELL_WIDTHS[width] ?? 300
  const { data, info } = await sharp(picture).resize(shown).toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, MAX_HEIGHT)
  const input =
    info.height > height
      ? await sharp(data).extract({ left: 0, top: 0, width: shown, height }).toBuffer()
      : data
  return { input, height }
}

/** Writes a PNG with the cells as a table: a row for each view, a column for each language and width. */
export async function contactSheet(
  cells: readonly Cell[],
  widths: readonly number[],
  langs: readonly string[],
  file: string,
): Promise<void> {
  const columns = langs.flatMap((lang) => widths.map((width) => ({ lang, width })))
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce((left, { width }) => left + (CELL_WIDTHS[width] ?? 300) + GAP, GAP),
  )
  const layers: OverlayOptions[] = []
  let top = GAP
  for (const row of new Set(cells.map((cell) => cell.row))) {
    let rowHeight = 0
    for (const cell of cells.filter((each) => each.row === row)) {
      const column = columns.findIndex(({ lang, width }) => lang === cell.lang && width === cell.width)
      const left = lefts[column]!
      const { input, height } = await shrunk(cell)
      layers.push({ input: label(cell.title, CELL_WIDTHS[cell.width] ?? 300), left, top })
      layers.push({ input, left, top: top + TITLE_HEIGHT })
      rowHeight = Math.max(rowHeight, height)
    }
    top += TITLE_HEIGHT + rowHeight + GAP
  }
  const last = columns.at(-1)!
  const width = lefts.at(-1)! + (CELL_WIDTHS[last.width] ?? 300) + GAP
  const sheet = sharp({ create: { width, height: top, channels: 3, background: BACKGROUND } })
  await sheet.composite(layers).png({ palette: true, quality: 92, effort: 5 }).toFile(file)
}
