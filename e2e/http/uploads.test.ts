import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newIp } from '../new-ip.ts'
import { openShop, type Shop } from '../shop.ts'
import { expect, test } from './fixtures.ts'
import { memoryOf } from './process-memory.ts'
import { openSocket } from './raw-socket.ts'

const SIZE = 2 * 1024 * 1024
const COUNT = 300

// Bytes, because encoding a text for each upload takes longer than sending it.
const BODY = Buffer.from(
  `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${'x'.repeat(SIZE)}`,
)

/** Starts an upload and sends all of it but the last bytes. */
async function startUpload(origin: string, ip: string): Promise<Socket> {
  const head = [
    'POST /api/avaliacao HTTP/1.1',
    'Host: localhost',
    `Origin: ${origin}`,
    'Sec-Fetch-Site: same-origin',
    'Accept: application/json',
    'Content-Type: multipart/form-data; boundary=x',
    `X-Forwarded-For: ${ip}`,
    `Content-Length: ${SIZE + 1000}`,
  ]
  const socket = await openSocket(origin, `${head.join('\r\n')}\r\n\r\n`)
  socket.on('data', () => {})
  socket.write(BODY)
  return socket
}

async function memoryOfUploads({ origin, process: { pid } }: Shop, ipOf: () => string): Promise<number> {
  const before = memoryOf(pid!)
  const sockets = await Promise.all(Array.from({ length: COUNT }, () => startUpload(origin, ipOf())))
  await sleep(3000)
  const grown = memoryOf(pid!) - before
  expect((await fetch(`${origin}/colageno`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  return grown
}

// Only Linux has /proc, which reports the memory of a process.
if (process.platform === 'linux')
  test(`L15 L25 ${COUNT} unfinished uploads of 2 MB take little memory, and the shop still responds`, async () => {
    const shop = await openShop({}, { isMeasured: true })
    await (await fetch(`${shop.origin}/colageno`)).text()
    await fetch(`${shop.origin}/api/avaliacoes/produto/rosalume`)
    // The first upload loads the code that handles uploads; the memory of that code does not count.
    const first = new FormData()
    first.set('file', new Blob(['x'.repeat(SIZE)]), 'a.jpg')
    await fetch(`${shop.origin}/api/avaliacao`, {
      method: 'POST',
      headers: { origin: shop.origin, 'x-forwarded-for': newIp() },
      body: first,
    })
    const oneIp = newIp()
    const grown = [await memoryOfUploads(shop, () => oneIp), await memoryOfUploads(shop, newIp)]
    expect(await shop.stop()).toBe(0)
    for (const megabytes of grown) expect(megabytes, `grown by ${grown.join(' and ')} MB`).toBeLessThan(150)
  })
