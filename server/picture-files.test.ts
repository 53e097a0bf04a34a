import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { readPicturePaths } from './picture-files.ts'

test('the paths of pictures are those of the files in the folder', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  try {
    mkdirSync(path.join(folder, 'nested'))
    for (const file of ['a-320.webp', path.join('nested', 'b.avif')])
      writeFileSync(path.join(folder, file), '')
    assert.deepEqual([...readPicturePaths(folder)].sort(), ['/img/a-320.webp', '/img/nested/b.avif'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
