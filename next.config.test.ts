/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getRewrittenUrl, unstable_getResponseFromNextConfig } from 'next/experimental/testing/server'
import config from './next.config.mjs'

const pageOf = async (at: string) => {
  const response = await unstable_getResponseFromNextConfig({
    url: `https://loja.example${at}`,
    nextConfig: config as object,
  })
  const rewritten = getRewrittenUrl(response)
  return rewritten && new URL(rewritten).pathname
}

test.each([
  ['/', '/pt'],
  ['/en', null],
  ['/whey?sabor=476', '/pt/whey'],
  ['/en/whey?sabor=476', null],
  ['/omega-3.html', '/pt/omega-3.html'],
  ['/avaliacoes-produtos-rosalume', '/pt/avaliacoes-produtos/rosalume'],
  ['/categoria/colageno?ordem=menor-preco', '/pt/categoria/colageno'],
  ['/favicon.ico?sabor=476', null],
])(
  'T13 R52 %s: rewrites depend only on the path; middleware handles the flavour parameter',
  async (at, page) => expect(await pageOf(at)).toBe(page),
)

test('R4 no response starts before a page is known to exist: no loading.tsx, no cacheComponents', () => {
  const files = readdirSync(path.join(__dirname, 'app'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /(?:^|[/\\])loading\.[jt]sx?$/.test(file))).toEqual([])
  expect(config).not.toHaveProperty('cacheComponents', true)
})
