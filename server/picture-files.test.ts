import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { PictureFiles } from './picture-files.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
after(() => rmSync(folder, { recursive: true }))
mkdirSync(path.join(folder, 'nested'))
for (const file of ['a-320.webp', path.join('nested', 'b.avif')]) writeFileSync(path.join(folder, file), '')

test('R78 pictures with the current version in their address are kept for ever, without a version for a week', () => {
  const pictures = new PictureFiles(folder)
  assert.match(pictures.version, /^[0-9a-f]{5}$/)
  assert.deepEqual(pictures.at(`/img/${pictures.version}/a-320.webp`), {
    path: '/img/a-320.webp',
    cacheControl: 'public, max-age=31536000, immutable',
  })
  assert.deepEqual(pictures.at(`/img/${pictures.version}/nested/b.avif`)?.path, '/img/nested/b.avif')
  assert.deepEqual(pictures.at('/img/nested/b.avif'), {
    path: '/img/nested/b.avif',
    cacheControl: 'public, max-age=604800',
  })
})

test('R78 another version shows the same picture, for five minutes', () => {
  assert.deepEqual(new PictureFiles(folder).at('/img/00000/a-320.webp'), {
    path: '/img/a-320.webp',
    cacheControl: 'public, max-age=300',
  })
})

test('only files of the folder are pictures', () => {
  const pictures = new PictureFiles(folder)
  for (const path of [
    '/img/c.webp',
    `/img/${pictures.version}/c.webp`,
    '/img/',
    '/img/../a-320.webp',
    '/a-320.webp',
  ])
    assert.equal(pictures.at(path), undefined, path)
})

test('the version changes with the content of any picture, and with its name', () => {
  const versions = [new PictureFiles(folder).version]
  writeFileSync(path.join(folder, 'a-320.webp'), 'painted anew')
  versions.push(new PictureFiles(folder).version)
  writeFileSync(path.join(folder, 'c-320.webp'), '')
  versions.push(new PictureFiles(folder).version)
  assert.equal(new Set(versions).size, 3)
})

test('a start takes the version from the build while the files have the same sizes and times, and computes it otherwise', (t) => {
  const file = path.join(folder, '..', `${path.basename(folder)}-version`)
  t.after(() => rmSync(file))
  const built = new PictureFiles(folder)
  assert.equal(new PictureFiles(folder, file).version, built.version, 'without the file')
  built.saveVersion(file)
  const [, state] = readFileSync(file, 'utf8').split(' ')
  writeFileSync(file, `abcde ${state}`)
  assert.equal(new PictureFiles(folder, file).version, 'abcde')
  const pictureFile = path.join(folder, 'a-320.webp')
  const { atime, mtime } = statSync(pictureFile)
  writeFileSync(pictureFile, 'Painted anew')
  const changed = new PictureFiles(folder, file).version
  assert.deepEqual([changed === 'abcde', changed === built.version], [false, false])
  utimesSync(pictureFile, atime, mtime)
  writeFileSync(path.join(folder, 'd-320.webp'), '')
  assert.notEqual(new PictureFiles(folder, file).version, 'abcde')
})
