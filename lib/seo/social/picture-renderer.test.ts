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
  pictures: ['/img/serum', '/img/../../package', 'https://elsewhere.example/a.png'],
  color: 'url(x)',
  price: { now: 'R$ 59,90', was: 'R$ 89,90' },
}

function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('R71 a card becomes a PNG of 1200 × 630 that messengers take, whatever its texts and pictures are', async () => {
  const painting = new PictureRenderer()
  const cards = [
    CARD,
    { ...CARD, heading: '</svg><script>alert(1)</script> '.repeat(20), pictures: [], price: undefined },
    { ...CARD, pictures: ['/img/serum', '/img/whey-chocolate', '/img/colageno-limao'], price: undefined },
    { ...CARD, pictures: [], scene: '/img/secao-manha', price: undefined },
    { ...CARD, pictures: ['/img/nada'], scene: '/img/secao-frutas' },
    { ...CARD, whole: '/img/link-compartilhado' },
  ]
  for (const png of await Promise.all(cards.map((card) => painting.paint(card)))) {
    expect(sizeOf(png)).toEqual([1200, 630])
    expect(png.byteLength).toBeLessThan(400_000)
  }
  painting.close()
}, 30_000)

test('R71 a picture that says everything itself bears the brand and no other words', async () => {
  const painting = new PictureRenderer()
  const shared = { ...CARD, whole: '/img/link-compartilhado' }
  const [whole, renamed, split] = await Promise.all([
    painting.paint(shared),
    painting.paint({ ...shared, heading: 'Outra coisa', kicker: '', price: undefined }),
    painting.paint(CARD),
  ])
  expect(whole.equals(renamed)).toBe(true)
  expect(whole.equals(split)).toBe(false)
  painting.close()
}, 30_000)

test('a painter that ends tells those who wait, and the next order gets another one', async () => {
  const painting = new PictureRenderer()
  const waiting = painting.paint(CARD)
  await new Promise((turn) => setImmediate(turn))
  painting.close()
  await expect(waiting).rejects.toThrow('the painter has ended')
  expect(sizeOf(await painting.paint(CARD))).toEqual([1200, 630])
  painting.close()
}, 30_000)

test('orders that fail together leave no timer that ends a later painter at work', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'painter-'))
  const silent = path.join(folder, 'silent.mjs')
  writeFileSync(silent, "process.on('message', () => {})\nprocess.on('disconnect', () => process.exit())\n")
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const turn = () => new Promise((next) => setImmediate(next))
  const painting = new PictureRenderer(silent)
  try {
    const failing = Promise.allSettled([painting.paint(CARD), painting.paint(CARD)])
    await turn()
    painting.close()
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    jest.advanceTimersByTime(25_000)
    let hasFailed = false
    const working = painting.paint(CARD).catch(() => (hasFailed = true))
    await turn()
    jest.advanceTimersByTime(6_000)
    await turn()
    expect(hasFailed).toBe(false)
    painting.close()
    await working
  } finally {
    painting.close()
    jest.useRealTimers()
    rmSync(folder, { recursive: true })
  }
})
