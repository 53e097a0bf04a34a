import { Agent, request, type IncomingHttpHeaders } from 'node:http'

/** A response with its raw headers. */
export interface RawResponse {
  status: number
  location: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** How many requests of a test run at the same time. */
export const CONNECTIONS = 8

/** Opens keep-alive connections to a shop for many requests. They send the path byte for byte and only the given headers. */
export function openConnections(origin: string) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  return {
    send(
      path: string,
      { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
    ): Promise<RawResponse> {
      return new Promise((resolve, reject) => {
        request({ hostname, port, path, method, headers, agent }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location,
              headers: response.headers,
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
