import { Agent, request, type IncomingHttpHeaders } from 'node:http'

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  location: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

const AT_ONCE = 8

/** Kept-alive connections to a shop, for a great many requests; nothing is sent that is not asked for. */
export function openLine(origin: string) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  return {
    ask(
      path: string,
      { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
    ): Promise<RawAnswer> {
      return new Promise((resolve, reject) => {
        request({ hostname, port, path, method, headers, agent }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              location: answer.headers.location,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          )
        })
          .once('error', reject)
          .end()
      })
    },
    close: () => agent.destroy(),
  }
}

/** Does something for each of many, a few at a time. */
export async function inLine<T>(many: readonly T[], each: (one: T) => Promise<void>): Promise<void> {
  const left = many.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await each(one)
    }),
  )
}
