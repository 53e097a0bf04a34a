import type { SocialCard, SocialPrice } from './card.ts'
import { box, shape, type LayoutElement } from './layout-element.ts'
import type { Background } from './photographs.ts'

/** The colours and the logo of a layout. */
export interface Palette {
  /** A colour of app/tokens.css by its name. */
  color: (name: string) => string
  /** The colour of the circles behind the logo, as #rrggbb. */
  tint: string
  /** The logo as SVG path data in a view box of 24. */
  mark: string
}

const FULL_SIZE = { position: 'absolute', top: 0, left: 0, width: 1200, height: 630 }
const LOGO_CENTRE = { x: 912, y: 315 }
const MAX_HEADING_LENGTH = 110

/**
 * The layout of a social picture, at 1200 × 630 (R71). With photographs as background, the layout is transparent; otherwise it has
 * its own background with the logo.
 */
export function socialCardLayout(
  card: SocialCard,
  background: Pick<Background, 'textWidth' | 'brandOnly'> | undefined,
  { color, tint, mark }: Palette,
): LayoutElement {
  const texts = background?.brandOnly ? [] : [headline(card, color), priceOrDivider(card, color)]
  return box(
    {
      width: '100%',
      height: '100%',
      ...(background ? {} : paperGradient(color)),
      color: color('ink'),
      fontFamily: 'Figtree',
      fontWeight: 500,
    },
    background
      ? undefined
      : box(FULL_SIZE, circle(830, `${tint}12`), circle(600, `${tint}1f`), largeLogo(mark, color)),
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: background?.textWidth ?? 610,
        padding: '60px 0 60px 72px',
      },
      box(
        { alignItems: 'center', color: color('wine') },
        logo(mark, 46, color),
        box({ marginLeft: 14, fontFamily: 'Fraunces', fontSize: 42 }, card.brand),
      ),
      ...texts,
    ),
  )
}

function headline({ heading, kicker }: SocialCard, color: Palette['color']): LayoutElement {
  const letters = { fontFamily: 'Fraunces', lineHeight: 1.1, letterSpacing: '-0.02em' }
  return box(
    { flexDirection: 'column' },
    kicker === '' ? undefined : box({ marginBottom: 14, color: color('muted'), fontSize: 28 }, kicker),
    box({ ...letters, color: color('wine'), fontSize: headingSize(heading) }, shortened(heading)),
  )
}

function priceOrDivider({ price }: SocialCard, color: Palette['color']): LayoutElement {
  if (price) return priceTag(price, color)
  return box({ width: 96, height: 6, borderRadius: 3, backgroundColor: color('coral') })
}

const paperGradient = (color: Palette['color']) => ({
  backgroundColor: color('paper'),
  backgroundImage: `linear-gradient(115deg, ${color('paper')} 45%, ${color('sand')} 100%)`,
})

// Sizes that fit a heading of any length into two to four lines.
function headingSize({ length }: string): number {
  if (length > 60) return 48
  if (length > 34) return 58
  return length > 20 ? 70 : 82
}

function shortened(heading: string): string {
  return heading.length > MAX_HEADING_LENGTH
    ? `${heading.slice(0, MAX_HEADING_LENGTH).replace(/\s+\S*$/, '')}…`
    : heading
}

function logo(mark: string, size: number, color: Palette['color']): LayoutElement {
  return shape({ viewBox: '0 0 24 24', width: size, height: size }, { d: mark, fill: color('coral') })
}

function circle(size: number, backgroundColor: string): LayoutElement {
  const place = { top: LOGO_CENTRE.y - size / 2, left: LOGO_CENTRE.x - size / 2, width: size, height: size }
  return box({ position: 'absolute', ...place, borderRadius: size, backgroundColor })
}

function largeLogo(mark: string, color: Palette['color']): LayoutElement {
  const size = 330
  return box(
    { position: 'absolute', top: LOGO_CENTRE.y - size / 2, left: LOGO_CENTRE.x - size / 2 },
    logo(mark, size, color),
  )
}

function priceTag({ now, was, note, soldOut }: SocialPrice, color: Palette['color']): LayoutElement {
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
