import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { runAxe } from './accessibility.ts'

/** The text of an element: its colour, its size and where it is on the page, in pixels. */
interface PaintedText {
  text: string
  /** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
  color: number[]
  isLarge: boolean
  boxes: Box[]
}

interface Box {
  x: number
  y: number
  width: number
  height: number
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
  const pixels = await pixelsBehind(
    page,
    texts.flatMap(({ boxes }) => boxes),
  )
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  for (const painted of texts) {
    const ratio = contrastOf(
      painted.color,
      painted.boxes.map((box) => pixels.get(box)!),
    )
    if (ratio < (painted.isLarge ? LEAST.large : LEAST.normal))
      low.push(`${painted.text}: ${ratio.toFixed(2)}`)
  }
  return { low, count: texts.length }
}

/**
 * Returns the pixels of the page behind each box: red, green and blue of one after the other. Boxes of one window share a picture of it.
 * A picture of the whole page would repeat its upper part below 16,384 px.
 */
async function pixelsBehind(page: Page, boxes: Box[]): Promise<Map<Box, Buffer>> {
  const pixels = new Map<Box, Buffer>()
  let waiting = boxes.toSorted((a, b) => a.y - b.y)
  while (waiting.length > 0) {
    const [first] = waiting
    const view = await page.evaluate((y) => {
      scrollTo({ top: y - innerHeight / 3, behavior: 'instant' })
      return { top: scrollY, height: innerHeight }
    }, first!.y)
    // The sticky header may be in front of the upper third of a scrolled page, the bar of a phone in front of the lowest.
    const clear = {
      top: view.top === 0 ? 0 : view.top + view.height / 3 - 1,
      bottom: view.top + (view.height * 2) / 3,
    }
    const isClear = ({ y, height }: Box) => y >= clear.top && y + height <= clear.bottom
    const screenshot = await page.screenshot({ animations: 'disabled', scale: 'css' })
    const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const shown = waiting.filter((box) => box === first || isClear(box))
    for (const box of shown) pixels.set(box, cutOut(data, info, { ...box, y: box.y - view.top }))
    waiting = waiting.filter((box) => !shown.includes(box))
  }
  return pixels
}

/** Returns the pixels of a part of a picture that has three bytes per pixel. */
function cutOut(data: Buffer, { width, height }: { width: number; height: number }, box: Box): Buffer {
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))]
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))]
  const rows: Buffer[] = []
  for (let row = top; row < bottom; row++)
    rows.push(data.subarray((row * width + left) * 3, (row * width + right) * 3))
  return Buffer.concat(rows)
}

/** Returns the contrast of a text's colour with the pixels behind it, without the outliers. */
function contrastOf(color: number[], pixels: Buffer[]): number {
  const [alpha = 1] = color.slice(3)
  const counts = new Map<number, number>()
  for (const each of pixels)
    for (let at = 0; at + 2 < each.length; at += 3) {
      const value = each.readUIntBE(at, 3)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  const ratios = [...counts].map(([value, count]) => {
    const behind = [value >> 16, (value >> 8) & 255, value & 255]
    const ink = behind.map((part, channel) => color[channel]! * alpha + part * (1 - alpha))
    const [lighter = 0, darker = 0] = [luminance(ink), luminance(behind)].sort((a, b) => b - a)
    return { ratio: (lighter + 0.05) / (darker + 0.05), count }
  })
  let outliers = Math.floor([...counts.values()].reduce((sum, count) => sum + count, 0) * OUTLIERS)
  for (const { ratio, count } of ratios.sort((a, b) => a.ratio - b.ratio)) {
    if (outliers < count) return ratio
    outliers -= count
  }
  return Infinity
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
