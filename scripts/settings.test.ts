import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { SHOP_VARIABLES } from './fleet/shop-variables.ts'
import { root } from './steps/node-version.mjs'

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const variables = [...SHOP_VARIABLES].sort()

test('docs/settings.md describes every variable that the shop reads, and no other', () => {
  const firstCells = [...textOf('docs/settings.md').matchAll(/^\| (`.+?`) +\|/gm)].map(([, cell]) => cell!)
  const described = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
  assert.deepEqual(described.sort(), variables)
})

test('.env.example has every variable that the shop reads, and no other', () => {
  const named = [...textOf('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name!)
  assert.deepEqual(named.sort(), variables)
})
