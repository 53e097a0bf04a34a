import { gtinOf } from './gtin.ts'

test.each([
  ['96385074', 8],
  ['036000291452', 12],
  ['7891000315507', 13],
  ['4006381333931', 13],
  [' 4006381333931 ', 13],
  ['10614141000415', 14],
])('R50 %s is a GTIN of %i digits', (text, length) => {
  expect(gtinOf(text)).toEqual({ digits: text.trim(), length })
})

test.each([
  ['nothing', ''],
  ['a wrong check digit', '4006381333932'],
  ['two digits that have changed places', '4006381333391'],
  ['a length that there is not', '40063813339'],
  ['a digit too many', '040063813339310'],
  ['letters', '4006381333931X'],
  ['letters within', '40063813339E1'],
  ['nothing but zeros', '0000000000000'],
  ['a sign', '-96385074'],
])('R50 %s is none: %s', (_why, text) => expect(gtinOf(text)).toBeUndefined())
