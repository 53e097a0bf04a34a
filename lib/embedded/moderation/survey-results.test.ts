import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthsBetween } from '../store/brazil-months.ts'
import { cell } from './survey-csv.ts'
import { surveyFigures } from './survey-results.ts'
import { ModerationHarness } from '../testing/moderation-harness.ts'

const HOUR_MS = 3_600_000

for (const [scores, nps] of [
  [[], null],
  [[10], 100],
  [[0], -100],
  [[9, 10, 7, 8, 6, 0], 0],
  [[10, 10, 6], 33],
  [[0, 0, 10], -33],
] as [number[], number | null][])
  test(`NPS of ${scores.join(', ') || 'nothing'} is ${nps}`, () => {
    const result = surveyFigures(scores.map((score) => ({ score, answers: 1 })))
    assert.equal(result.nps, nps)
    assert.equal(result.promoters + result.passives + result.detractors, scores.length)
    assert.equal(result.scores.length, 11)
  })

test('months begin at midnight in Brazil, also in years with daylight saving time', () => {
  const months = monthsBetween(Date.UTC(2018, 9, 31, 23), Date.UTC(2019, 2, 1, 3))
  assert.deepEqual(
    months.map(({ name, start }) => [name, new Date(start).toISOString()]),
    [
      ['2018-10', '2018-10-01T03:00:00.000Z'],
      ['2018-11', '2018-11-01T03:00:00.000Z'],
      ['2018-12', '2018-12-01T02:00:00.000Z'],
      ['2019-01', '2019-01-01T02:00:00.000Z'],
      ['2019-02', '2019-02-01T02:00:00.000Z'],
      ['2019-03', '2019-03-01T03:00:00.000Z'],
    ],
  )
})

test('answers are counted by month in Brazil and by campaign', async () => {
  await using harness = await ModerationHarness.open()
  const newYear = Date.UTC(2026, 0, 1, 3)
  await harness.answer(10, newYear - HOUR_MS, 'natal')
  await harness.answer(3, newYear, 'natal')
  await harness.answer(8, newYear + 40 * 24 * HOUR_MS)
  await harness.answer(9, newYear + 75 * 24 * HOUR_MS, 'natal')
  const { all, months, campaigns } = await harness.moderation.survey({})
  assert.deepEqual([all.answers, all.nps, all.promoters, all.passives, all.detractors], [4, 25, 2, 1, 1])
  assert.deepEqual(
    months.map(({ month, nps, answers }) => [month, nps, answers]),
    [
      ['2025-12', 100, 1],
      ['2026-01', -100, 1],
      ['2026-02', 0, 1],
      ['2026-03', 100, 1],
    ],
  )
  assert.deepEqual(
    campaigns.map(({ campaign, nps, answers }) => [campaign, nps, answers]),
    [
      ['natal', 33, 3],
      ['', 0, 1],
    ],
  )
  const january = await harness.moderation.survey({ from: newYear, until: newYear + 31 * 24 * HOUR_MS })
  assert.deepEqual([january.all.answers, january.months.length], [1, 1])
  assert.equal((await harness.moderation.survey({ campaign: '' })).all.answers, 1)
  assert.deepEqual((await harness.moderation.survey({ campaign: 'x' })).months, [])
})

test('a month without answers is listed between months with answers', async () => {
  await using harness = await ModerationHarness.open()
  await harness.answer(10, Date.UTC(2026, 0, 15))
  await harness.answer(10, Date.UTC(2026, 2, 15))
  const { months } = await harness.moderation.survey({})
  assert.deepEqual(
    months.map(({ month, nps, answers }) => [month, nps, answers]),
    [
      ['2026-01', 100, 1],
      ['2026-02', null, 0],
      ['2026-03', 100, 1],
    ],
  )
})

for (const [value, written] of [
  [7, '7'],
  ['-7', "'-7"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['a;b', '"a;b"'],
  ['a\nb', '"a\nb"'],
  ['natal, 2026', 'natal, 2026'],
] as const)
  test(`RFC 4180 a cell ${JSON.stringify(value)} is written ${JSON.stringify(written)}`, () =>
    assert.equal(cell(value), written))

test('the CSV has every answer, newest first, without personal data, and the export is in the audit log', async () => {
  await using harness = await ModerationHarness.open()
  await harness.answer(3, Date.UTC(2026, 0, 1, 2, 30), '=1+1', 'ana@exemplo.test')
  await harness.answer(10, Date.UTC(2026, 5, 1, 15), 'natal')
  assert.equal(
    await harness.moderation.surveyCsv({}, 'moderacao'),
    '\ufeffData;Hora;Nota;Campanha;Site;Idioma\r\n' +
      '2026-06-01;12:00:00;10;natal;loja.example;pt\r\n' +
      "2025-12-31;23:30:00;3;'=1+1;loja.example;pt\r\n",
  )
  const [entry] = (await harness.moderation.audit(1)).entries
  assert.deepEqual([entry?.action, entry?.detail], ['export', 'pesquisa em CSV, respostas: 2'])
})
