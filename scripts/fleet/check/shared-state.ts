import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { newIp } from '../../../e2e/new-ip.ts'
import { root } from '../../steps/node-version.mjs'
import type { Check, Outcome } from './outcome.ts'
import { Visitor } from './visitor.ts'

/** The moderators' password of the checked fleet. */
export const FLEET_PASSWORD = 'senha-da-conferencia'
const LIMITED = '/v2/front/checkout/password-recovery'
const PRICE_MS = 5000
// The edge may show its copy for five seconds more; two seconds are a reserve.
const EDGE_MS = 12_000

/** A moderator signs in on A, finds in C the review that A received, and publishes it on B, which then serves its photo (L18). */
export const checkPhotoAndSession: Check = async ({ shops }) => {
  const [a, b, c] = shops.map(({ origin }) => origin) as [string, string, string]
  const word = `conferencia${Date.now()}`
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c46a5a' } })
  const form = new FormData()
  const fields = { nome: `Ana ${word}`, email: `${word}@exemplo.test`, nota: '5', comentario: 'Chegou bem.' }
  for (const [name, value] of Object.entries({ ...fields, produto_categoria: 'entrega', site: 'rosalume' }))
    form.set(name, value)
  form.set('file', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'foto.jpg')
  const sent = await new Visitor().send(a, '/api/avaliacao', {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
  })
  const moderator = new Visitor()
  moderator.ip = newIp()
  await moderator.send(a, '/moderacao/sessao/abrir', {
    method: 'POST',
    body: new URLSearchParams({ senha: FLEET_PASSWORD }),
  })
  const queue = await moderator.send(c, `/moderacao?busca=${word}`)
  const found = (pattern: RegExp) => pattern.exec(queue.text)?.[1] ?? ''
  const [id, photo] = [found(/data-card="(\d+)"/), found(/\/moderacao\/foto\/([\w.-]+)/)]
  const decision = new URLSearchParams({
    id,
    decisao: 'approve',
    ficha: found(/name="ficha" value="([^"]+)"/),
  })
  const decided = await moderator.send(b, '/moderacao/decidir', { method: 'POST', body: decision })
  const shown = await new Visitor().send(b, `/storage/img/avaliacoes/${photo}`)
  const isShown = shown.status === 200 && shown.headers.get('content-type') === 'image/webp'
  return [
    {
      name: 'a photo sent to A is served by B',
      figure: `${sent.status}, ${shown.status}`,
      isOk: sent.status === 201 && isShown,
    },
    {
      name: 'a moderator signed in on A works on C and B',
      figure: `${queue.status}, ${decided.status}`,
      isOk: queue.status === 200 && id !== '' && decided.status === 303,
    },
  ]
}

/** Requests that are limited to five in ten minutes, through all shops in turn (L25). */
export const checkLimits: Check = async ({ shops, redis }) => {
  const visitor = new Visitor()
  visitor.ip = newIp()
  const statuses: number[] = []
  for (let turn = 0; turn < 18; turn++) {
    const { origin } = shops[turn % shops.length]!
    const headers = { 'content-type': 'application/json' }
    statuses.push((await visitor.send(origin, LIMITED, { method: 'POST', headers, body: '{}' })).status)
  }
  const passed = statuses.filter((status) => status !== 429).length
  const wanted = redis ? 5 : 15
  const name = redis
    ? 'requests that pass a shared limit of 5'
    : 'the same limit of 5, counted by each shop without Redis'
  return [{ name, figure: `${passed} of ${wanted}`, isOk: passed === wanted && !statuses.includes(0) }]
}

/** A price that a command changes in the database is on the pages of all shops within five seconds (L18). */
export const checkPrice: Check = async ({ shops, edge, env }) => {
  const visitor = new Visitor()
  const page = (origin: string) => visitor.send(origin, '/melatonina')
  for (const { origin } of [...shops, edge]) for (let visit = 0; visit < 2; visit++) await page(origin)
  const args = ['scripts/catalogue.mjs', 'price', '/melatonina', '43.21']
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
  const start = performance.now()
  const secondsUntilShown = async (origin: string) => {
    while (!(await page(origin)).text.includes('43,21')) {
      if (performance.now() - start > 2 * EDGE_MS) return Infinity
      await sleep(50)
    }
    return (performance.now() - start) / 1000
  }
  const times = await Promise.all([...shops, edge].map(({ origin }) => secondsUntilShown(origin)))
  const slowest = Math.max(...times.slice(0, -1))
  const line = (name: string, seconds: number, limit: number): Outcome => ({
    name,
    figure: `${seconds.toFixed(1)} s of ${limit / 1000} s`,
    isOk: seconds * 1000 <= limit,
  })
  return [
    line('a changed price is on the pages of all shops', slowest, PRICE_MS),
    line('a changed price is on the page behind the edge', times.at(-1)!, EDGE_MS),
  ]
}
