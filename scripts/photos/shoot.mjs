import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { develop } from './develop/develop.mjs'
import { paintFace } from './label/faces.mjs'
import { printLabel } from './label/print.mjs'

const SCRIPT = fileURLToPath(new URL('shoot.py', import.meta.url))

/** Puts files in the place of 'print:<label>' and 'face:<map>' anywhere in a plan. */
async function withFiles(value) {
  if (typeof value === 'string') {
    if (value.startsWith('print:')) return printLabel(value.slice(6))
    if (value.startsWith('face:')) return paintFace(value.slice(5))
    return value
  }
  if (Array.isArray(value)) return Promise.all(value.map(withFiles))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(async ([key, one]) => [key, await withFiles(one)])
  return Object.fromEntries(await Promise.all(entries))
}

/** Runs Blender on one thread at the lowest priority; throws what it said when it fails. */
function blender(planFile, folder) {
  const args = ['-n', '19', 'ionice', '-c3', 'blender', '-b', '-t', '1', '--python-exit-code', '3']
  return new Promise((resolve, reject) => {
    const child = spawn('nice', [...args, '-P', SCRIPT, '--', planFile, folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString()
      if (code === 0) resolve(text)
      else reject(new Error(`blender ended with ${code}\n${text.split('\n').slice(-25).join('\n')}`))
    })
  })
}

/** Takes and develops the picture of a plan: { data, width, height } in sRGB bytes. */
export async function shoot(plan) {
  const folder = mkdtempSync(join(tmpdir(), 'photo-'))
  try {
    const file = join(folder, 'plan.json')
    writeFileSync(file, JSON.stringify(await withFiles(plan)))
    await blender(file, folder)
    return develop([join(folder, '1.exr'), join(folder, '2.exr')], plan.develop)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
