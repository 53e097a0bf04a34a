import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Replaces references such as 'print:<label>' anywhere in a plan by file paths: `makers` has a function per prefix. */
async function withFiles(value, makers) {
  if (typeof value === 'string') {
    const [prefix, name] = value.split(':')
    return name && makers[prefix] ? makers[prefix](name) : value
  }
  if (Array.isArray(value)) return Promise.all(value.map((one) => withFiles(one, makers)))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(async ([key, one]) => [key, await withFiles(one, makers)])
  return Object.fromEntries(await Promise.all(entries))
}

/** Runs Blender on one thread at the lowest priority; throws with the end of its output when it fails. */
function blender(script, planFile, folder) {
  const args = ['-n', '19', 'ionice', '-c3', 'blender', '-b', '-t', '1', '--python-exit-code', '3']
  return new Promise((resolve, reject) => {
    const child = spawn('nice', [...args, '-P', script, '--', planFile, folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString()
      if (code === 0) resolve(text)
      else reject(new Error(`blender ended with ${code}\n${text.split('\n').slice(-25).join('\n')}`))
    })
  })
}

/** Renders a plan with a Blender script and returns the result of `postprocess` for the EXR file. */
export async function renderExr(script, plan, makers, postprocess) {
  const folder = mkdtempSync(join(tmpdir(), 'photo-'))
  try {
    const file = join(folder, 'plan.json')
    writeFileSync(file, JSON.stringify(await withFiles(plan, makers)))
    await blender(script, file, folder)
    return await postprocess(join(folder, 'exposure.exr'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
