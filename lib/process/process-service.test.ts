/** @jest-environment node */
import { processService } from './process-service.ts'

test('T10 two bundles that name the same service share one instance', () => {
  const create = jest.fn(() => new Set<string>())
  const [one, other] = [processService('test-a', create), processService('test-a', create)]
  one.get().add('x')
  expect(other.get().has('x')).toBe(true)
  expect(create).toHaveBeenCalledTimes(1)
})

test('a service that is set replaces the created one', () => {
  const service = processService<number | undefined>('test-b', () => undefined)
  expect(service.get()).toBeUndefined()
  service.set(1)
  expect(service.get()).toBe(1)
  service.set(undefined)
  expect(service.get()).toBeUndefined()
})
