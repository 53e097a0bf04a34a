import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnv } from '#lib/config/env.ts'
import { embeddedOptions } from './open-host.ts'

const settingsOf = (source: Record<string, string>) => embeddedOptions(parseEnv(source).env).config.mail!

test('the demonstration writes e-mails as files that say that its company data are invented', () => {
  const { smtpUrl, folder, from, owner, shop } = settingsOf({ DATA_DIR: 'dados' })
  assert.deepEqual([smtpUrl, folder], [undefined, 'dados/mail'])
  assert.deepEqual([from, owner], ['contato@rosalume.example', 'contato@rosalume.example'])
  assert.equal(shop.isDemo, true)
  assert.ok(shop.companyLines.includes('CNPJ 00.000.000/0000-00'))
})

test('with a server and MAIL_FROM, nothing is sent to the invented address of the demonstration', () => {
  const { from, owner } = settingsOf({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'oi@colagenos.com.br' })
  assert.deepEqual([from, owner], ['oi@colagenos.com.br', undefined])
})
