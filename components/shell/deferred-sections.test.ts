import { layOutDeferredSections } from './deferred-sections.ts'

test('decision 0031 after the first interaction deferred sections are laid out one per idle moment, and later pages are not deferred', async () => {
  document.body.innerHTML =
    '<section data-deferred id="a"></section><p></p><section data-deferred id="b"></section>'
  const idleTasks: (() => void)[] = []
  jest.spyOn(window, 'setTimeout').mockImplementation(((task: () => void) => idleTasks.push(task)) as never)
  const deferred = () => [...document.querySelectorAll('[data-deferred]')].map(({ id }) => id)
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }
  const runIdleTask = async () => {
    idleTasks.shift()!()
    await settle()
  }

  const done = layOutDeferredSections()
  await settle()
  expect(idleTasks).toEqual([])
  dispatchEvent(new Event('touchstart'))
  // The first timer waits for a click after the touch (components/ui/first-interaction.ts).
  await runIdleTask()
  expect(deferred()).toEqual(['a', 'b'])
  await runIdleTask()
  expect(deferred()).toEqual(['b'])
  expect(document.documentElement.dataset['laidOut']).toBeUndefined()
  await runIdleTask()
  expect(await done).toEqual([...document.querySelectorAll('section')])
  expect(deferred()).toEqual([])
  expect(document.documentElement.dataset['laidOut']).toBe('')
})
