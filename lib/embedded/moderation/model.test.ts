import { test } from 'node:test'
import fc from 'fast-check'
import { TestDesk } from '../testing/test-moderation.ts'
import { steps, walk } from '../testing/moderation-model.ts'

test('whatever is sent, decided, undone and erased, totals equal a recount and the log is complete', () =>
  fc.assert(
    fc.asyncProperty(steps, async (given) => {
      await using desk = await TestDesk.open()
      await walk(desk, given)
    }),
    { numRuns: 60 },
  ))
