/** @jest-environment node */
import { gtinOf } from './gtin.ts'

test.each([
  ['96385074', 8],
  ['0399999999991', 13],
  ['3000000000007', 13],
  ['9791234567896', 13],
  ['036000291452', 12],
  ['7891000315507', 13],
  ['4006381333931', 13],
  [' 4006381333931 ', 13],
  ['10614141000415', 14],
])('R50 %s is a GTIN of %i digits', (text, length) => {
  expect(gtinOf(text)).toEqual({ digits: text.trim(), length })
})

test.each([
  ['an empty text', ''],
  ['an internal number of a company, prefix 20', '2000000004228'],
  ['an internal number of a company, prefix 29', '2999999999991'],
  ['a number of a weighed good, 02', '0212345000007'],
  ['an internal number of a company, 04', '0412345000001'],
  ['a coupon, 05', '0512345000008'],
  ['a refund, 980', '9801234567892'],
  ['a coupon, 99', '9912345678909'],
  ['a weighed good as UPC', '212345000007'],
  ['an internal number of a company as UPC', '412345000001'],
  ['an internal number of a company with eight digits, 2', '20123451'],
  ['an internal number of a company with eight digits, 0', '00123457'],
  ['a carton of goods with internal numbers', '12000000004225'],
  ['a wrong check digit', '4006381333932'],
  ['two swapped digits', '4006381333391'],
  ['an invalid length', '40063813339'],
  ['a digit too many', '040063813339310'],
  ['letters', '4006381333931X'],
  ['letters within', '40063813339E1'],
  ['only zeros', '0000000000000'],
  ['a sign', '-96385074'],
])('R50 %s is not a GTIN: %s', (_why, text) => expect(gtinOf(text)).toBeUndefined())
