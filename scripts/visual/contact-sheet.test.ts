import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { contactSheet } from './contact-sheet.ts'

const page = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

test('contactSheet draws a row for each view and a column for each language and width, and crops long pages', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheet-'))
  const file = path.join(folder, 'sheet.png')
  try {
    const cell = { lang: 'pt', title: 'home pt' }
    await contactSheet(
      [
        { ...cell, row: 'home', width: 360, picture: await page(360, 9000, '#ff0000') },
        { ...cell, row: 'home', width: 1280, picture: await page(1280, 800, '#00ff00') },
        { ...cell, row: 'cart', lang: 'en', width: 360, picture: await page(360, 720, '#0000ff') },
      ],
      [360, 1280],
      ['pt', 'en'],
      file,
    )
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => {
      const from = (y * info.width + x) * info.channels
      return [...data.subarray(from, from + 3)]
    }
    // Columns of 180 and 380 px and gaps of 12; a row is a title of 22 px above pictures of at most 560 px.
    assert.deepEqual(
      [info.width, info.height],
      [12 + 2 * (180 + 12 + 380 + 12), 12 + (22 + 560 + 12) + (22 + 360 + 12)],
    )
    assert.deepEqual(at(100, 590), [255, 0, 0], 'the phone picture of the first row, down to its bottom')
    assert.deepEqual(at(300, 200), [0, 255, 0], 'the desktop beside it')
    assert.deepEqual(at(700, 800), [0, 0, 255], 'the English picture, in the second row')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
