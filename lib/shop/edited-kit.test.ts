/** @jest-environment node */
import { editedKitHash, editedKitIn } from './edited-kit.ts'

test('P5 the fragment of a kit in the cart has its flavours', () => {
  expect(editedKitIn(editedKitHash('422x2,424x1'))).toEqual({
    adicional: '422x2,424x1',
    flavourIds: [422, 422, 424],
  })
})

test.each(['', '#kits', '#kit=', '#kit=422x1', '#kit=422x9,423x9', '#kit=x', '#kit=422x2,<b>'])(
  'P5 %s is no kit',
  (hash) => {
    expect(editedKitIn(hash)).toBeUndefined()
  },
)
