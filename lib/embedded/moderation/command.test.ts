import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReviewsCommand, type Terminal } from './command.ts'
import { ModerationHarness } from '../testing/moderation-harness.ts'

async function run(harness: ModerationHarness, line: string, answer?: string) {
  const output: string[] = []
  const task = readReviewsCommand(line.split(' '))
  if (typeof task === 'string') return { code: 2, text: task }
  const terminal: Terminal = {
    print: (text) => void output.push(text),
    printError: (text) => void output.push(text),
    ask:
      answer === undefined
        ? undefined
        : async (question) => {
            output.push(question)
            return answer
          },
    width: 60,
  }
  return { code: await task(harness.moderation, terminal), text: output.join('\n') }
}

for (const [line, expected] of [
  ['', 'There is no command "".'],
  ['publish 1', 'There is no command "publish".'],
  ['list --status open', '--status is one of waiting, published, rejected.'],
  ['list --page 0', '--page is a number from 1.'],
  ['list 4', 'list does not accept "4".'],
  ['list --yes', 'list has no option --yes.'],
  ['list --colour', "Unknown option '--colour'"],
  ['approve', 'approve needs the ids of reviews.'],
  ['reject 1 x', '"x" is not the id of a review.'],
  ['approve 3000000000', '"3000000000" is not the id of a review.'],
  ['reject 1 --without-photo', 'reject has no option --without-photo.'],
  ['erase', '--email needs an e-mail address.'],
  ['erase --email ana', '--email needs an e-mail address.'],
] as const)
  test(`"${line}" is rejected with a message`, () =>
    assert.equal(readReviewsCommand(line.split(' ')), expected))

test('list shows waiting reviews, wrapped to the terminal, without e-mail addresses', async () => {
  await using harness = await ModerationHarness.open()
  const { id } = await harness.sendWithPhoto({
    comment: 'Chegou rápido.\nAdorei o sabor e a embalagem, vou comprar de novo.',
  })
  const { code, text } = await run(harness, 'list')
  assert.equal(code, 0)
  assert.equal(
    text,
    [
      `#${id}  4.5 of 5  colageno verisol  2026-11-20 09:00  with photo`,
      '    Ana Souza: Chegou rápido.',
      '    Adorei o sabor e a embalagem, vou comprar de novo.',
      '',
      '1 waiting, page 1 of 1. Waiting: 1. Published: 0. Rejected: 0.',
    ].join('\n'),
  )
  assert.match((await run(harness, 'list --status rejected')).text, /^No rejected reviews match/)
  assert.match((await run(harness, 'list --search chegou --topic entrega')).text, /^No waiting/)
  const unknown = await run(harness, 'list --topic cafe')
  assert.equal(unknown.code, 1)
  assert.match(unknown.text, /^There is no topic "cafe"\. Topics: atendimento, entrega, /)
  const { reviews } = JSON.parse((await run(harness, 'list --json')).text) as { reviews: { id: number }[] }
  assert.equal(reviews[0]?.id, id)
  assert.doesNotMatch(text + JSON.stringify(reviews), /@/)
})

test('L27 control characters in reviews are replaced before they are printed', async () => {
  await using harness = await ModerationHarness.open()
  await harness.send({ name: '\u001b[2J\u0007Ana\r', comment: 'a\u009b31m\u202eb' })
  const { text } = await run(harness, 'list')
  assert.doesNotMatch(text.replaceAll('\n', ''), /[\p{Cc}\p{Cf}]/u)
})

test('approve and reject print the changed and the unchanged ids, and when the shop shows the change', async () => {
  await using harness = await ModerationHarness.open()
  const { id } = await harness.sendWithPhoto()
  const published = await run(harness, `approve ${id} ${id} 99`)
  assert.equal(published.code, 0)
  assert.match(
    published.text,
    /^Published: 1\.\nUnchanged .*: 99\.\nThe shop shows the change within seconds/,
  )
  assert.equal((await harness.review(id))?.photo_shown, 1)
  assert.match(
    (await run(harness, `approve ${id} --without-photo`)).text,
    /^Published without photo: 1\.\nThe shop shows/,
  )
  assert.equal((await harness.review(id))?.photo_shown, 0)
  assert.match((await run(harness, `reject ${id}`)).text, /^Rejected: 1\.\nThe shop shows/)
  assert.match((await run(harness, `reject ${id}`)).text, /^Nothing changed\.\nUnchanged .*: 1\.$/)
  const { entries } = await harness.moderation.audit(1)
  assert.deepEqual(new Set(entries.map(({ actor }) => actor)), new Set(['comando']))
})

test('erase asks for confirmation, and needs --yes without a terminal', async () => {
  await using harness = await ModerationHarness.open()
  await harness.sendWithPhoto({ status: 1 })
  await harness.answer(9, harness.now, '', 'ana@exemplo.test')
  assert.deepEqual((await run(harness, 'erase --email ana@exemplo.test')).code, 2)
  const rejected = await run(harness, 'erase --email ana@exemplo.test', 'n')
  assert.equal(rejected.code, 1)
  assert.match(rejected.text, /cannot be undone.*\nNothing was erased\.$/)
  assert.equal((await run(harness, 'erase --email ana@exemplo.test', '')).code, 1)
  const { code, text } = await run(harness, 'erase --email Ana@Exemplo.test', 'sim')
  assert.equal(code, 0)
  assert.match(
    text,
    /Erased: 1 reviews, 1 photos, 1 survey answers, 0 messages, 0 questions, 0 requests, 0 orders\.\nThe shop shows the change/,
  )
  assert.equal(
    (await run(harness, 'erase --email ana@exemplo.test --yes')).text,
    'Erased: 0 reviews, 0 photos, 0 survey answers, 0 messages, 0 questions, 0 requests, 0 orders.',
  )
})

test('survey prints the NPS in total, by month and by campaign as a table', async () => {
  await using harness = await ModerationHarness.open()
  assert.equal((await run(harness, 'survey')).text, 'The survey has no answers yet.')
  await harness.answer(10, harness.now, 'natal')
  await harness.answer(7, harness.now)
  const lines = (await run(harness, 'survey')).text.split('\n')
  assert.deepEqual(lines, [
    '               NPS  Answers  Promoters  Passives  Detractors',
    'In all          50        2          1         1           0',
    '2026-11         50        2          1         1           0',
    '(no campaign)    0        1          0         1           0',
    'natal          100        1          1         0           0',
  ])
  assert.equal(
    (JSON.parse((await run(harness, 'survey --json')).text) as { all: { nps: number } }).all.nps,
    50,
  )
})
