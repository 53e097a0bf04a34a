/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SocialCard } from './card.ts'
import { PictureRenderer } from './picture-renderer.ts'

const CARD: SocialCard = {
  lang: 'pt',
  brand: 'Rosalume',
  heading: 'Sérum Facial com Ácido Hialurônico',
  kicker: 'Skincare',
  mark: 'M0 0h24v24z',
  colors: {},
  pictures: ['/img/serum', '/img/../../package', 'https://elsewhere.example/a.png'],
  color: 'url(x)',
  price: { now: 'R$ 59,90', was: 'R$ 89,90' },
}

function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('R71 every card becomes a PNG of 1200 × 630 and less than 400 kB, with any texts and pictures; on a complete picture only the brand is printed', async () => {
  const renderer = new PictureRenderer()
  const complete = { ...CARD, whole: '/img/link-compartilhado' }
  const cards = [
    complete,
    { ...complete, heading: 'Outra coisa', kicker: '', price: undefined },
    CARD,
    { ...CARD, heading: '</svg><script>alert(1)</script> '.repeat(20), pictures: [], price: undefined },
    { ...CARD, pictures: ['/img/serum', '/img/whey-chocolate', '/img/colageno-limao'], price: undefined },
    { ...CARD, pictures: [], scene: '/img/secao-manha', price: undefined },
    { ...CARD, pictures: ['/img/nada'], scene: '/img/secao-frutas' },
  ]
  const pictures = await Promise.all(cards.map((card) => renderer.render(card)))
  for (const png of pictures) {
    expect(sizeOf(png)).toEqual([1200, 630])
    expect(png.byteLength).toBeLessThan(400_000)
  }
  const [whole, renamed, split] = pictures as [Buffer, Buffer, Buffer]
  expect(whole.equals(renamed)).toBe(true)
  expect(whole.equals(split)).toBe(false)
  renderer.close()
}, 30_000)

test('when the renderer ends, pending requests are rejected, and the next request starts a new renderer', async () => {
  const renderer = new PictureRenderer()
  const waiting = renderer.render(CARD)
  await new Promise((turn) => setImmediate(turn))
  renderer.close()
  await expect(waiting).rejects.toThrow('the renderer has ended')
  expect(sizeOf(await renderer.render(CARD))).toEqual([1200, 630])
  renderer.close()
}, 30_000)

test('after several requests fail together, no leftover idle timer ends a later renderer while it works', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'renderer-'))
  const silent = path.join(folder, 'silent.mjs')
  writeFileSync(silent, "process.on('message', () => {})\nprocess.on('disconnect', () => process.exit())\n")
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const turn = () => new Promise((next) => setImmediate(next))
  const renderer = new PictureRenderer(silent)
  try {
    const failing = Promise.allSettled([renderer.render(CARD), renderer.render(CARD)])
    await turn()
    renderer.close()
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    jest.advanceTimersByTime(25_000)
    let hasFailed = false
    const working = renderer.render(CARD).catch(() => (hasFailed = true))
    await turn()
    jest.advanceTimersByTime(6_000)
    await turn()
    expect(hasFailed).toBe(false)
    renderer.close()
    await working
  } finally {
    renderer.close()
    jest.useRealTimers()
    rmSync(folder, { recursive: true })
  }
})
