import { test } from 'node:test'
import fc from 'fast-check'
import { ModerationHarness } from '../testing/moderation-harness.ts'
import { modelSteps, runModelSteps } from '../testing/moderation-model.ts'

test('after any sequence of reviews, decisions, undos and erasures, totals equal a recount and the audit log is complete', () =>
  fc.assert(
    fc.asyncProperty(modelSteps, async (steps) => {
      await using harness = await ModerationHarness.open()
      await runModelSteps(harness, steps)
    }),
    { numRuns: 60 },
  ))
