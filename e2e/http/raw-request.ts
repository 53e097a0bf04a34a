import { request } from 'node:http'

/** Sends a GET request with the path byte for byte, without the normalization of a URL parser. */
export function rawGet(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
      .once('error', reject)
      .end()
  })
}
