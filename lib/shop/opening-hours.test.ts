/** @jest-environment node */
import { openingState, openingText, readOpening } from './opening-hours.ts'

const CHAT = { days: [1, 2, 3, 4, 5], from: 9, to: 17 }
const at = (time: string) => openingState(CHAT, Date.parse(`${time}-03:00`))

// 2026-11-20 is a Friday.
test.each([
  ['Thursday before it opens', '2026-11-19T08:59', { isOpen: false, inDays: 0, weekday: 4, hour: 9 }],
  ['Thursday as it opens', '2026-11-19T09:00', { isOpen: true, inDays: 0, weekday: 4, hour: 17 }],
  ['Friday in the last minute', '2026-11-20T16:59', { isOpen: true, inDays: 0, weekday: 5, hour: 17 }],
  ['Thursday as it closes', '2026-11-19T17:00', { isOpen: false, inDays: 1, weekday: 5, hour: 9 }],
  ['Friday night', '2026-11-20T23:30', { isOpen: false, inDays: 3, weekday: 1, hour: 9 }],
  ['Sunday at noon', '2026-11-22T12:00', { isOpen: false, inDays: 1, weekday: 1, hour: 9 }],
])('P20 the chat on %s', (_name, time, expected) => {
  expect(at(time)).toEqual(expected)
})

test('P20 the day is the one of Brasília, not the one of UTC', () => {
  expect(openingState({ days: [7], from: 20, to: 24 }, Date.parse('2026-11-23T01:00Z'))).toEqual({
    isOpen: true,
    inDays: 0,
    weekday: 7,
    hour: 24,
  })
})

test('a service open on one day opens again a week later; one without days never', () => {
  const monday = Date.parse('2026-11-23T18:00-03:00')
  expect(openingState({ days: [1], from: 9, to: 17 }, monday)).toMatchObject({ inDays: 7, weekday: 1 })
  expect(openingState({ days: [], from: 9, to: 17 }, monday)).toBeUndefined()
})

test('opening hours are read back from their attribute; any other text gives none', () => {
  expect(openingText(CHAT)).toBe('12345 9-17')
  expect(readOpening(openingText(CHAT))).toEqual(CHAT)
  for (const text of [undefined, '', '12345', '89 9-17', 'a 9-17']) expect(readOpening(text)).toBeUndefined()
})
