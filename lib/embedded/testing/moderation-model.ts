import assert from 'node:assert/strict'
import fc from 'fast-check'
import { DECISIONS, type Decision, type ReviewState } from '#lib/shop/moderation.ts'
import type { ModerationHarness } from './moderation-harness.ts'

const PEOPLE = ['ana@exemplo.test', 'bia@exemplo.test']
const TOPICS = ['entrega', 'retinol', 'whey protein']

interface ModelReview {
  id: number
  email: string
  topic: string
  halves: number
  hasPhoto: boolean
  status: number
  isPhotoShown: boolean
}

type ModelStep =
  | { do: 'submit'; person: number; topic: number; halves: number; hasPhoto: boolean }
  | { do: 'decide'; picks: number[]; decision: Decision }
  | { do: 'undo'; which: number }
  | { do: 'erase'; person: number }

const picks = fc.array(fc.nat(12), { maxLength: 4 })
/** Random sequences of actions of reviewers and moderators. */
export const modelSteps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('submit' as const),
        person: fc.nat(1),
        topic: fc.nat(2),
        halves: fc.integer({ min: 1, max: 10 }),
        hasPhoto: fc.boolean(),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('decide' as const),
        picks,
        decision: fc.constantFrom(...DECISIONS),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), person: fc.nat(1) }) },
  ),
  { minLength: 1, maxLength: 25 },
)

/** Runs the steps on a harness and on a model; after each step reviews, totals and audit log must match the model. */
export async function runModelSteps(harness: ModerationHarness, steps: ModelStep[]): Promise<void> {
  const model = new Map<number, ModelReview>()
  const decisions: ReviewState[][] = []
  let logged = 0
  for (const step of steps) {
    if (step.do === 'submit') {
      const sent = { email: PEOPLE[step.person]!, topic: TOPICS[step.topic]!, halves: step.halves }
      const id = step.hasPhoto ? (await harness.sendWithPhoto(sent)).id : await harness.send(sent)
      model.set(id, { id, ...sent, hasPhoto: step.hasPhoto, status: 2, isPhotoShown: false })
    } else if (step.do === 'decide') {
      const ids = step.picks.map((pick) => pick + 1)
      const changes = new Set(ids.filter((id) => applyDecision(model.get(id), step.decision)))
      const { before } = await harness.moderation.decide(ids, step.decision, 'modelo')
      assert.deepEqual(new Set(before.map(({ id }) => id)), changes)
      decisions.push(before)
      logged += changes.size
    } else if (step.do === 'undo') {
      const before = decisions[step.which] ?? []
      const { before: changed } = await harness.moderation.undo(before, 'modelo')
      logged += changed.length
      for (const { id, status, isPhotoShown } of before) {
        const review = model.get(id)
        if (review)
          Object.assign(review, {
            status: ['rejected', 'published', 'waiting'].indexOf(status),
            isPhotoShown,
          })
      }
    } else {
      const email = PEOPLE[step.person]!
      const reviewsOfPerson = [...model.values()].filter((review) => review.email === email)
      const erased = await harness.moderation.erase(email.toUpperCase(), 'modelo')
      assert.deepEqual(
        [erased.reviews, erased.photos],
        [reviewsOfPerson.length, reviewsOfPerson.filter(({ hasPhoto }) => hasPhoto).length],
      )
      for (const { id } of reviewsOfPerson) model.delete(id)
      logged++
    }
    await assertMatchesModel(harness, model, logged)
  }
}

function applyDecision(review: ModelReview | undefined, decision: Decision): boolean {
  if (!review) return false
  const status = decision === 'reject' ? 0 : decision === 'wait' ? 2 : 1
  const isPhotoShown = decision === 'approve' && review.hasPhoto
  const isChange = review.status !== status || review.isPhotoShown !== isPhotoShown
  Object.assign(review, { status, isPhotoShown })
  return isChange
}

async function assertMatchesModel(
  harness: ModerationHarness,
  model: Map<number, ModelReview>,
  logged: number,
) {
  const rows = await harness.store.db.read.selectFrom('review').selectAll().orderBy('id').execute()
  assert.deepEqual(
    rows.map(({ id, status, photo_shown }) => [id, status, photo_shown === 1]),
    [...model.values()]
      .sort((a, b) => a.id - b.id)
      .map(({ id, status, isPhotoShown }) => [id, status, isPhotoShown]),
  )
  assert.deepEqual(await harness.totals(), await harness.recount())
  const ratings = await harness.ratings()
  assert.deepEqual(ratings.stored, ratings.counted)
  const log = await harness.store.db.read.selectFrom('audit').select('actor').execute()
  assert.equal(log.filter(({ actor }) => actor === 'modelo').length, logged)
}
