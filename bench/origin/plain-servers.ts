import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../e2e/free-port.ts'

/** A server that sends one body, and does nothing else. */
export interface PlainServer {
  url: string
  close(): Promise<void>
}

/** The body of a page in an encoding, as bytes; `fetch` would decode it. */
export function compressedBody(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
      .once('error', reject)
      .end()
  })
}

/** node:http sends the body from memory. */
export async function openNodeServer(body: Buffer, encoding: string): Promise<PlainServer> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': encoding,
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** nginx sends a file that was compressed beforehand, with one worker; `headers` are sent with it. */
export async function openNginx(
  body: Buffer,
  encoding: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PlainServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rosalume-nginx-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'page'), body)
  const added = Object.entries({ 'Content-Encoding': encoding, ...headers }).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user} worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}; default_type text/html; ${added.join(' ')} }
  }
}`,
  )
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/page`
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) break
    await sleep(100)
  }
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
