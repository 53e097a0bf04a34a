import type { SocialCard, SocialPrice } from './card.ts'
import { box, image, shape, type DrawnElement } from './element.ts'

/** A picture file as it can be drawn. */
export interface DrawnPicture {
  src: string
  width: number
  height: number
}

/** What a drawing is made from. */
export interface Palette {
  /** A colour of app/tokens.css by its name. */
  color: (name: string) => string
  /** The colour of the ground behind the pictures, as #rrggbb. */
  tint: string
}

const PETAL = 'M12 2c4.6 4.4 7 8.200 7 11.600A7 7 0 0 1 5 13.600C5 10.200 7.400 6.400 12 2z'
const LIGHT = 'M12 8.500c2.300 2.400 3.500 4.300 3.500 6a3.500 3.500 0 0 1-7 0c0-1.700 1.200-3.600 3.500-6z'
const WHOLE = { position: 'absolute', top: 0, left: 0, width: 1200, height: 630 }
const MIDDLE = { x: 912, y: 315 }
const LONGEST = 110

/** What a shared link shows of a page, at 1200 × 630 (seo R71). */
export function socialDrawing(
  card: SocialCard,
  pictures: DrawnPicture[],
  { color, tint }: Palette,
): DrawnElement {
  const { brand, heading, kicker, price } = card
  const isGroup = pictures.length > 1
  return box(
    {
      width: '100%',
      height: '100%',
      backgroundColor: color('paper'),
      backgroundImage: `linear-gradient(115deg, ${color('paper')} 45%, ${color('sand')} 100%)`,
      color: color('ink'),
      fontFamily: 'Figtree',
      fontWeight: 500,
    },
    box(WHOLE, circle(830, `${tint}12`), circle(600, `${tint}1f`)),
    pictures.length > 0 ? group(pictures) : sign(color),
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: isGroup ? 580 : 610,
        padding: '64px 0 64px 72px',
      },
      box(
        { alignItems: 'center', color: color('wine') },
        drop(50, color),
        box({ marginLeft: 12, fontFamily: 'Fraunces', fontSize: 42 }, brand),
      ),
      box(
        { flexDirection: 'column' },
        kicker === '' ? undefined : box({ marginBottom: 14, color: color('muted'), fontSize: 28 }, kicker),
        box(
          {
            color: color('wine'),
            fontFamily: 'Fraunces',
            fontSize: headingSize(heading, isGroup),
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
          },
          shortened(heading),
        ),
      ),
      price
        ? priceTag(price, color)
        : box({ width: 96, height: 6, borderRadius: 3, backgroundColor: color('coral') }),
    ),
  )
}

// Two to four lines, whatever the length of the name.
function headingSize({ length }: string, isGroup: boolean): number {
  if (length > 60) return 48
  if (length > (isGroup ? 20 : 34)) return 58
  return length > 20 ? 70 : 82
}

function shortened(heading: string): string {
  return heading.length > LONGEST ? `${heading.slice(0, LONGEST).replace(/\s+\S*$/, '')}…` : heading
}

function drop(height: number, color: Palette['color']): DrawnElement {
  return shape(
    { viewBox: '4 1 16 21', width: (height * 16) / 21, height },
    { d: PETAL, fill: color('coral') },
    { d: LIGHT, fill: color('paper'), fillOpacity: 0.9 },
  )
}

function circle(size: number, backgroundColor: string): DrawnElement {
  const place = { top: MIDDLE.y - size / 2, left: MIDDLE.x - size / 2, width: size, height: size }
  return box({ position: 'absolute', ...place, borderRadius: size, backgroundColor })
}

function sign(color: Palette['color']): DrawnElement {
  const height = 330
  return box(
    { position: 'absolute', top: MIDDLE.y - height / 2 - 10, left: MIDDLE.x - (height * 8) / 21 },
    drop(height, color),
  )
}

// Three stand close, the first in the middle and in front.
function group([first, second, third]: DrawnPicture[]): DrawnElement {
  return box(
    WHOLE,
    second && standing(second, 800, 520, 0.68),
    third && standing(third, 1050, 520, 0.68),
    first && standing(first, MIDDLE.x, 562, second ? 0.84 : 1),
  )
}

function standing({ src, ...size }: DrawnPicture, centre: number, foot: number, scale: number): DrawnElement {
  const [width, height] = [size.width * scale, size.height * scale]
  return image(src, { left: centre - width / 2, top: foot - height, width, height })
}

function priceTag({ now, was, note, soldOut }: SocialPrice, color: Palette['color']): DrawnElement {
  const beside = { marginLeft: 26, color: color('muted'), fontSize: 34 }
  return box(
    { flexDirection: 'column' },
    box(
      { alignItems: 'center' },
      box(
        {
          padding: '12px 30px 14px',
          borderRadius: 40,
          backgroundColor: color(soldOut ? 'muted' : 'action'),
          color: color('on-dark'),
          fontSize: 46,
          fontWeight: 700,
        },
        now,
      ),
      soldOut
        ? box(beside, soldOut)
        : was
          ? box({ ...beside, textDecoration: 'line-through' }, was)
          : undefined,
    ),
    note ? box({ marginTop: 14, color: color('muted'), fontSize: 24 }, note) : undefined,
  )
}
