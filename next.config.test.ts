/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getRewrittenUrl, unstable_getResponseFromNextConfig } from 'next/experimental/testing/server'
import config from './next.config.mjs'

// What a query gives to a destination, Next's own test kit does not know; the browser tests see it.
const withoutQueryWords = {
  ...config,
  async rewrites() {
    const { beforeFiles } = (await config.rewrites?.()) as { beforeFiles: { destination: string }[] }
    return beforeFiles.map((rule) => ({ ...rule, destination: rule.destination.replace(':flavour', 'id') }))
  },
}

const pageOf = async (at: string) => {
  const answer = await unstable_getResponseFromNextConfig({
    url: `https://loja.example${at}`,
    nextConfig: withoutQueryWords as object,
  })
  const inside = getRewrittenUrl(answer)
  return inside && new URL(inside).pathname
}

const folders = (at: string) =>
  readdirSync(path.join(__dirname, 'app/[lang]', at), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !/^[[(]/.test(entry.name) ? [entry.name] : [],
  )

describe('R52 a flavour in the address has a kept page of its own', () => {
  test.each([
    ['/whey?sabor=476', '/pt/whey/sabor/id'],
    ['/en/whey?sabor=476', '/en/whey/sabor/id'],
    ['/colageno?utm_source=x&sabor=423', '/pt/colageno/sabor/id'],
    ['/omega-3.html?sabor=488', '/pt/omega-3.html/sabor/id'],
  ])('%s', async (at, page) => expect(await pageOf(at)).toBe(page))
})

describe('R10 what is no flavour is the page itself', () => {
  test.each(['abc', '', '0476', '0', '-1', '12345678', '476x', '%2F476'])('?sabor=%s', async (flavour) => {
    expect(await pageOf(`/whey?sabor=${flavour}`)).toBe('/pt/whey')
    expect(await pageOf(`/en/whey?sabor=${flavour}`)).toBeNull()
  })

  test.each([...folders('.'), ...folders('(shop)')].filter((name) => name !== 'colageno'))(
    '/%s sells nothing',
    async (name) => {
      expect(await pageOf(`/${name}?sabor=476`)).toBe(`/pt/${name}`)
      expect(await pageOf(`/en/${name}?sabor=476`)).toBeNull()
    },
  )

  test.each([
    ['/?sabor=476', '/pt'],
    ['/en?sabor=476', null],
    ['/favicon.ico?sabor=476', null],
    ['/avaliacoes-produtos-rosalume?sabor=476', '/pt/avaliacoes-produtos/rosalume'],
    ['/categoria/colageno?sabor=476', '/pt/categoria/colageno'],
  ])('%s', async (at, page) => expect(await pageOf(at)).toBe(page))
})

test('R4 nothing answers before a page is known to exist: no loading.tsx, no cacheComponents', () => {
  const files = readdirSync(path.join(__dirname, 'app'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /(?:^|[/\\])loading\.[jt]sx?$/.test(file))).toEqual([])
  expect(config).not.toHaveProperty('cacheComponents', true)
})
