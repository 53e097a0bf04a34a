import { createStore } from './store.ts'

test('a change notifies subscribers and leaves other fields unchanged; after unsubscribing there are no calls', () => {
  const store = createStore({ count: 1, name: 'a' })
  const seen: object[] = []
  const end = store.subscribe(() => seen.push(store.get()))
  const before = store.get()
  expect(store.get()).toBe(before)
  store.set({ count: 2 })
  end()
  store.set({ count: 3 })
  expect(seen).toEqual([{ count: 2, name: 'a' }])
  expect(store.get()).toEqual({ count: 3, name: 'a' })
})
