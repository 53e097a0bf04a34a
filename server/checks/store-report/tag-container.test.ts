import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContainer } from './tag-container.ts'

const container = (...types: string[]) =>
  `var data = {"resource":{"macros":[],"tags":[${types.map((type) => `{"function":"${type}"}`).join()}]}};`

for (const [types, verdict, sentence] of [
  [['__googtag', '__gaawe'], 'shown', /needs no inline script and no eval/],
  [['__html', '__gaawe', '__html'], 'problem', /2 Custom HTML tags \(inline scripts\), which/],
  [['__jsm'], 'problem', /1 Custom JavaScript variable \(eval\)/],
] as const)
  test(`L19 a container with ${types.join(', ')} is a finding of kind ${verdict}`, async () => {
    const finding = await checkContainer('GTM-TEST123', async () => container(...types))
    assert.equal(finding.verdict, verdict)
    assert.match(finding.sentence, sentence)
  })

test('L19 a container that cannot be read is not a problem; an invalid id is one', async () => {
  const unread = await checkContainer('GTM-TEST123', () => Promise.reject(new Error('503')))
  assert.deepEqual([unread.verdict, /503/.test(unread.sentence)], ['missing', true])
  assert.equal((await checkContainer('UA-1')).verdict, 'problem')
})
