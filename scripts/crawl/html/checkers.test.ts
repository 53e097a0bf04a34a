import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePage } from '../site/page.ts'
import { miniSite } from '../testing/mini-shop.ts'
import { pagesToValidate } from './external-checks.ts'
import { htmlErrors } from './html-validate.ts'
import { findJava } from './java.ts'
import { nuErrors, nuFindings } from './nu.ts'

const page = (body: string) =>
  parsePage(
    '/serum',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Serum</title><style>@container (width>1px){}</style></head><body><h1>Serum</h1>${body}</body></html>`,
    { status: 200, headers: new Headers() },
  )

test('R90 html-validate reports invalid nesting and duplicate ids', () => {
  assert.deepEqual(htmlErrors(page('<p>Fine.</p>')), [])
  assert.ok(htmlErrors(page('<ul><p>Wrong</p></ul>')).length > 0)
  assert.ok(htmlErrors(page('<p id="a"></p><p id="a"></p>')).length > 0)
})

test('R90 the report of the Nu checker becomes one finding for each page and message', () => {
  const message = { url: 'file:/tmp/x/1.html', message: 'Bad value', extract: '<b\n x>' }
  const report = JSON.stringify({ messages: [message, message, { ...message, url: 'file:/tmp/x/0.html' }] })
  assert.deepEqual(nuFindings(report, [{ address: '/' }, { address: '/serum' }]), [
    { rule: 'R90 nu', page: '/serum', what: 'Bad value <b x>' },
    { rule: 'R90 nu', page: '/', what: 'Bad value <b x>' },
  ])
})

const java = findJava()

test('R90 the Nu checker reports invalid HTML and does not check styles', { skip: !java }, async () => {
  assert.deepEqual(await nuErrors(java!, [page('<p>Fine.</p>')]), [])
  assert.ok((await nuErrors(java!, [page('<time datetime="yesterday">x</time>')])).length > 0)
})

test('validators check every page without a query, and one page for each path folder, set of parameters and language', () => {
  const found = pagesToValidate([...miniSite().pages.values()]).map(({ address }) => address)
  assert.ok(found.includes('/serum') && found.includes('/en/serum'))
  assert.equal(found.filter((address) => /\?sabor=/.test(address)).length, 2)
})
