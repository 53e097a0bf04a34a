import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { runAxe } from './accessibility.ts'

/** The text of an element: its colour, its size and where it is on the page, in pixels. */
interface PaintedText {
  text: string
  /** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
  color: number[]
  isLarge: boolean
  boxes: { x: number; y: number; width: number; height: number }[]
}

/** WCAG 2.2, 1.4.3: the least contrast of text, and of text from 24 px or from 18.66 px in bold. */
const LEAST = { normal: 4.5, large: 3 }
/** The part of a background that may have less contrast, because it shows the edge of another letter or a rounded corner. */
const OUTLIERS = 0.02

/**
 * Returns the texts whose contrast axe cannot decide, because a picture or a gradient is behind them, and whose painted background has
 * too little contrast (WCAG 2.2, 1.4.3): their beginning and the contrast. `count` is the number of texts measured.
 */
export async function lowContrastTexts(page: Page): Promise<{ low: string[]; count: number }> {
  const { incomplete } = await runAxe(page, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['incomplete'],
  })
  const selectors = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
  const texts = await page.evaluate(paintedTexts, selectors)
  await page.evaluate(hideTexts)
  const low: string[] = []
  for (const painted of texts) {
    const ratio = await contrastOf(page, painted)
    if (ratio < (painted.isLarge ? LEAST.large : LEAST.normal))
      low.push(`${painted.text}: ${ratio.toFixed(2)}`)
  }
  return { low, count: texts.length }
}

/** Returns the contrast of a text with its background, without the outliers. */
async function contrastOf(page: Page, { color, boxes }: PaintedText): Promise<number> {
  const [alpha = 1] = color.slice(3)
  const ratios: number[] = []
  for (const box of boxes) {
    // A picture of the whole page would repeat its upper part below 16,384 px.
    const scrolled = await page.evaluate((top) => {
      scrollTo({ top: top - innerHeight / 2, behavior: 'instant' })
      return scrollY
    }, box.y)
    const clip = { ...box, y: box.y - scrolled }
    const picture = await page.screenshot({ clip, animations: 'disabled' })
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
    for (let at = 0; at < pixels.length; at += 3) {
      const behind = [...pixels.subarray(at, at + 3)]
      const ink = behind.map((value, channel) => color[channel]! * alpha + value * (1 - alpha))
      const [lighter = 0, darker = 0] = [luminance(ink), luminance(behind)].sort((a, b) => b - a)
      ratios.push((lighter + 0.05) / (darker + 0.05))
    }
  }
  ratios.sort((a, b) => a - b)
  return ratios[Math.floor(ratios.length * OUTLIERS)] ?? Infinity
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

// Runs in the page.
function paintedTexts(selectors: string[]): PaintedText[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const rgba = (color: string) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const ancestors = (node: Element) => {
    const found = [node]
    for (let at = node.parentElement; at; at = at.parentElement) found.push(at)
    return found
  }
  // The part of a box that no ancestor clips, in coordinates of the page.
  const shownPart = (node: Element, box: DOMRect) => {
    let { left, top, right, bottom } = box
    for (const ancestor of ancestors(node)) {
      if (ancestor === document.documentElement || ancestor === document.body) continue
      if (getComputedStyle(ancestor).overflow === 'visible') continue
      const clip = ancestor.getBoundingClientRect()
      left = Math.max(left, clip.left)
      top = Math.max(top, clip.top)
      right = Math.min(right, clip.right)
      bottom = Math.min(bottom, clip.bottom)
    }
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top }
  }
  return selectors.flatMap((selector) => {
    const node = document.querySelector(selector)
    if (!node?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    const { color, fontSize, fontWeight } = getComputedStyle(node)
    const pixels = Number.parseFloat(fontSize)
    const opacity = ancestors(node).reduce(
      (product, each) => product * Number(getComputedStyle(each).opacity),
      1,
    )
    const ink = rgba(color)
    const boxes = [...node.childNodes].flatMap((child) => {
      if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(child)
      return [...range.getClientRects()].map((box) => shownPart(node, box))
    })
    const shown = boxes.filter(({ width, height }) => width > 1 && height > 1)
    if (shown.length === 0) return []
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700)
    return {
      text: node.textContent.trim().slice(0, 40),
      color: [...ink.slice(0, 3), ink[3]! * opacity],
      isLarge,
      boxes: shown,
    }
  })
}

// Runs in the page. What is painted afterwards is the background of the texts.
function hideTexts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}
