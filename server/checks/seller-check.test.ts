import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { parseEnv } from '#lib/config/env.ts'
import { sellerProblems } from './seller-check.ts'

const PUBLIC = { SITE_URL: 'https://www.colagenos.com.br' }
const PAYING = {
  PIX_KEY: 'financeiro@colagenos.com.br',
  SMTP_URL: 'smtp://ana:segredo@smtp.colagenos.com.br:587',
}
const SELLER = {
  legalName: 'Colágenos Ltda.',
  taxId: '11.222.333/0001-81',
  address: 'Rua A, 10, São Paulo',
  email: 'oi@colagenos.com.br',
}

function problemsOf(source: Record<string, string>, company?: object): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'seller-'))
  try {
    const file = path.join(folder, 'company.json')
    if (company) writeFileSync(file, JSON.stringify(company))
    const { env, problems } = parseEnv({ ...source, ...(company && { COMPANY_FILE: file }) })
    assert.deepEqual(problems, [])
    return sellerProblems(env)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('P32 a shop on this machine, in a private network, at a reserved name and for staging may be a demonstration', () => {
  for (const SITE_URL of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://192.168.0.9:3000',
    'http://[::1]:3000',
    'https://www.loja.example',
    'https://shop.local',
    'https://loja.test',
  ])
    assert.deepEqual(problemsOf({ SITE_URL }), [], SITE_URL)
  assert.deepEqual(problemsOf({ ...PUBLIC, STAGING: '1' }), [])
})

test('P32 at a public address, the demonstration’s company, Pix key and missing mail server are problems', () => {
  const problems = problemsOf(PUBLIC).join('\n')
  for (const word of ['invented', 'PIX_KEY', 'SMTP_URL']) assert.match(problems, new RegExp(word))
})

test('P32 a public shop with seller, key and mail server has no problems', () => {
  assert.deepEqual(problemsOf({ ...PUBLIC, ...PAYING }, SELLER), [])
})

for (const [field, value] of [
  ['legalName', null],
  ['taxId', null],
  ['taxId', '11.222.333/0001-82'],
  ['address', ''],
  ['email', null],
] as const)
  test(`P32 a public shop with ${field} ${JSON.stringify(value)} has one problem, which names the field`, () => {
    const problems = problemsOf(
      { ...PUBLIC, ...PAYING, MAIL_FROM: SELLER.email },
      { ...SELLER, [field]: value },
    )
    assert.equal(problems.length, 1)
    assert.match(problems[0]!, new RegExp(`"${field}"`))
  })

test('P32 a shop whose checkout is elsewhere needs a seller, but no key and no mail server', () => {
  assert.deepEqual(problemsOf({ ...PUBLIC, CHECKOUT_URL: 'https://pagar.colagenos.com.br' }, SELLER), [])
})
