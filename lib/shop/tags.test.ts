/** @jest-environment node */
import { hasTags, tagIds } from './tags.ts'

test.each([
  ['GTM-ABC123', '123456789012345', { gtm: 'GTM-ABC123', pixel: '123456789012345' }],
  [' GTM-ABC123 ', '', { gtm: 'GTM-ABC123', pixel: undefined }],
  [null, null, { gtm: undefined, pixel: undefined }],
  ['GTM-x"onload=', '12<34>56', { gtm: undefined, pixel: undefined }],
  ['UA-1', 'abc', { gtm: undefined, pixel: undefined }],
])('P12 R83 the ids %p and %p become %j', (gtm, pixel, ids) => {
  expect(tagIds(gtm, pixel)).toEqual(ids)
  expect(hasTags(tagIds(gtm, pixel))).toBe(Boolean(ids.gtm ?? ids.pixel))
})
