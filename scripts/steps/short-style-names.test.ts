import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { shortenStyleNames } from './short-style-names.mjs'

async function build(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

test('T12 style files get names of six characters, in the browser’s code and the server’s manifests too', async () => {
  const folder = await build({
    'static/chunks/3h3eay63rfxe7.css': '.a{}',
    'static/chunks/07n-9oh05xp9n.js':
      'Promise.all(["static/chunks/3h3eay63rfxe7.css","static/chunks/07n-9oh05xp9n.js"])',
    'server/app/page_client-reference-manifest.js': '{"path":"static/chunks/3h3eay63rfxe7.css"}',
    'cache/d.js': 'static/chunks/3h3eay63rfxe7.css',
  })
  try {
    shortenStyleNames(folder)
    const text = (name: string) => readFile(path.join(folder, name), 'utf8')
    assert.deepEqual((await readdir(path.join(folder, 'static/chunks'))).sort(), [
      '07n-9oh05xp9n.js',
      '3rfxe7.css',
    ])
    assert.equal(
      await text('static/chunks/07n-9oh05xp9n.js'),
      'Promise.all(["static/chunks/3rfxe7.css","static/chunks/07n-9oh05xp9n.js"])',
    )
    assert.equal(
      await text('server/app/page_client-reference-manifest.js'),
      '{"path":"static/chunks/3rfxe7.css"}',
    )
    assert.match(await text('cache/d.js'), /3h3eay63rfxe7/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('two style files that would have the same name are an error', async () => {
  const folder = await build({ 'static/chunks/aaaaaaa123456.css': '', 'static/chunks/bbbbbbb123456.css': '' })
  try {
    assert.throws(() => shortenStyleNames(folder), /share a short name/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
