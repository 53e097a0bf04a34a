import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Writes a copy with maximum brotli compression beside each script and style sheet of a build (docs/decisions/0030). */
export async function shrink(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => /\.(?:js|css)$/.test(file) && statSync(file).isFile())
  await Promise.all(
    files.map(async (file) => {
      // Read and written synchronously, so that one file is open at a time.
      const plain = readFileSync(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(plain, { params }))
    }),
  )
}
