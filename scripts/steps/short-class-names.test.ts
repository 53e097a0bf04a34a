import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { shortenClassNames, shortNames } from './short-class-names.mjs'

const CSS =
  '.CaRd12_card{animation:1s CaRd12_in}.CaRd12_card>svg,.skip-link{}@keyframes CaRd12_in{0%{opacity:0}}._0aBcDe_menu{}'

test('T12 classes and animations of a module share four letters; other classes keep their names', () => {
  const names = shortNames([CSS])
  assert.deepEqual([...names.keys()], ['CaRd12_card', 'CaRd12_in', '_0aBcDe_menu'])
  const [card, animation, menu] = [...names.values()]
  assert.match(card!, /^[A-Z][a-z]{4}$/)
  assert.equal(card!.slice(0, 4), animation!.slice(0, 4))
  assert.notEqual(card!.slice(0, 4), menu!.slice(0, 4))
})

test('the names of a module do not depend on other modules, and a module may have more than 26 names', () => {
  const many = Array.from({ length: 30 }, (_item, index) => `.maNy-1_c${index}{}`).join('')
  const names = shortNames([CSS, many])
  for (const [long, short] of shortNames([CSS])) assert.equal(names.get(long), short)
  assert.equal(new Set(names.values()).size, 33)
})

test('styles, browser code and server code of a build get the same names', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'))
  const files = {
    'static/chunks/a.css': CSS,
    'static/chunks/b.js': 'a.v({card:"CaRd12_card "+a.i(1).button,other:"CaRd12_unknown"})',
    'server/chunks/ssr/c.js': 'a.v({menu:"_0aBcDe_menu"})',
    'cache/d.js': 'CaRd12_card',
  }
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    shortenClassNames(folder)
    const names = shortNames([CSS])
    const expected = (text: string) =>
      [...names].reduce((all, [long, short]) => all.replaceAll(long, short), text)
    for (const [name, text] of Object.entries(files))
      assert.equal(
        await readFile(path.join(folder, name), 'utf8'),
        name.startsWith('cache') ? text : expected(text),
      )
  } finally {
    await rm(folder, { recursive: true })
  }
})
