import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeRecoveries } from './recovery-text.ts'

test('decision 0042 each link is printed in both languages, with the e-mail address to send it to', () => {
  const link = {
    email: 'ana@exemplo.test',
    name: 'Ana\u001b',
    requestedAt: 0,
    expiresAt: 1_800_000,
    token: 'a-_b',
  }
  assert.equal(
    describeRecoveries([link], 'https://loja.example'),
    [
      'Ana\u{fffd} <ana@exemplo.test>  requested 31/12/1969, 21:00  valid until 31/12/1969, 21:30',
      '    https://loja.example/checkout/acesso/nova-senha?token=a-_b',
      '    https://loja.example/en/checkout/acesso/nova-senha?token=a-_b\n',
      'Send each link only to the e-mail address beside it.',
    ].join('\n'),
  )
  assert.equal(describeRecoveries([], ''), 'There are no requests for a new password.')
})
