/** @jest-environment node */
import { moderationPaths } from '../routes/moderation-paths.ts'
import { queueAddress, queueQueryString, readQueueQuery } from './queue-address.ts'
import { moderatorCookie } from './session-cookie.ts'
import { lastUndoable, recordDecision } from './sessions.ts'
import { readSurveyFilters } from './survey-address.ts'

describe('L23 sessions', () => {
  test('the cookie is HttpOnly and SameSite=Strict, and has the __Host- prefix over https', () => {
    expect(moderatorCookie('a', 'https://loja.example')).toBe(
      '__Host-moderacao=a; Path=/; HttpOnly; SameSite=Strict; Secure',
    )
    expect(moderatorCookie('', 'http://localhost:3000')).toBe(
      'moderacao=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    )
  })
})

test('the last thirty actions can be undone one by one', () => {
  const session = { formToken: '', actions: [], lastNumber: 0 }
  const before = [{ id: 1, status: 'waiting' as const, isPhotoShown: false }]
  expect(lastUndoable(session)).toBeUndefined()
  for (let count = 0; count < 40; count++) recordDecision(session, 'approve', before)
  recordDecision(session, 'reject', [])
  expect(session.actions).toHaveLength(30)
  const last = lastUndoable(session)!
  expect(last.number).toBe(40)
  last.isUndone = true
  expect(lastUndoable(session)?.number).toBe(39)
})

test.each([
  ['campanha=natal', 'natal'],
  ['campanha=nat%00al', 'natal'],
  ['campanha=-', ''],
  ['campanha=%00', undefined],
  ['', undefined],
])('the query "%s" of the survey names the campaign "%s"', (query, campaign) =>
  expect(readSurveyFilters(new URLSearchParams(query)).campaign).toBe(campaign),
)

describe('addresses of the queue', () => {
  const read = (query: string) => readQueueQuery(new URLSearchParams(query), ['serum', 'colageno verisol'])

  test.each([
    ['', ''],
    ['estado=publicadas&assunto=colageno+verisol&busca=%C3%B3timo+sabor&pagina=3', undefined],
    ['estado=aberta&assunto=cafe&busca=+&pagina=-1', ''],
    ['pagina=0', ''],
    ['pagina=9999999999', ''],
  ])('the query "%s" is parsed and written again without invalid values', (query, expected = query) =>
    expect(queueQueryString(read(query))).toBe(expected),
  )

  test('queueAddress appends the parameters of the notice', () => {
    expect(queueAddress(read('estado=recusadas'), { feito: '4' })).toBe('/moderacao?estado=recusadas&feito=4')
    expect(queueAddress(read(''))).toBe(moderationPaths.queue)
  })
})
