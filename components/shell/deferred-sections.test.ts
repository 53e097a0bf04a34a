import { layOutDeferredSections } from './deferred-sections.ts'

test('decision 0031 after the first interaction deferred sections are laid out one per idle moment, later pages completely', async () => {
  document.body.innerHTML =
    '<section data-deferred id="a"></section><p></p><section data-deferred id="b"></section>'
  const moments: (() => void)[] = []
  jest.spyOn(window, 'setTimeout').mockImplementation(((moment: () => void) => moments.push(moment)) as never)
  const waiting = () => [...document.querySelectorAll('[data-deferred]')].map(({ id }) => id)
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }
  const moment = async () => {
    moments.shift()!()
    await settle()
  }

  const done = layOutDeferredSections()
  await settle()
  expect(moments).toEqual([])
  dispatchEvent(new Event('touchstart'))
  await settle()
  expect(waiting()).toEqual(['a', 'b'])
  await moment()
  expect(waiting()).toEqual(['b'])
  expect(document.documentElement.dataset['laidOut']).toBeUndefined()
  await moment()
  await done
  expect(waiting()).toEqual([])
  expect(document.documentElement.dataset['laidOut']).toBe('')
})
