/** @jest-environment node */
import { createSharedValue } from './shared-value.ts'

test('a change notifies subscribers and leaves other fields unchanged; after unsubscribing there are no calls', () => {
  const shared = createSharedValue({ count: 1, name: 'a' })
  const seen: object[] = []
  const end = shared.subscribe(() => seen.push(shared.get()))
  const before = shared.get()
  expect(shared.get()).toBe(before)
  shared.set({ count: 2 })
  end()
  shared.set({ count: 3 })
  expect(seen).toEqual([{ count: 2, name: 'a' }])
  expect(shared.get()).toEqual({ count: 3, name: 'a' })
})
