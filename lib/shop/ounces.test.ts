/** @jest-environment node */
import { labelWithOunces, withOunces } from './ounces.ts'

test.each([
  ['net weight 216 g, 12 g serving, 1 scoop', 'net weight 216 g (7.6 oz), 12 g serving, 1 scoop'],
  ['net weight 216g, 12g serving', 'net weight 216g (7.6 oz), 12g serving'],
  ['net weight 900\u00a0g', 'net weight 900\u00a0g (31.7 oz)'],
  ['contents 150 ml', 'contents 150 ml (5.1 fl oz)'],
  ['contents 30 ml', 'contents 30 ml (1 fl oz)'],
  ['60 tablets, serving of 1 tablet (250 mg)', '60 tablets, serving of 1 tablet (250 mg)'],
  ['100 g, 200 g or 500 g', '100 g (3.5 oz), 200 g (7.1 oz) or 500 g (17.6 oz)'],
  ['net weight 12 grams', 'net weight 12 grams'],
  ['', ''],
])('%s', (text, expected) => {
  expect(withOunces(text).replace(/\u00a0(?=fl|oz)/g, ' ')).toBe(expected)
})

test.each([
  ['100 g', '100 g (3.5 oz)'],
  ['500 g with pump', '500 g (17.6 oz) with pump'],
  ['30 ml', '30 ml (1 fl oz)'],
  ['Pack of 100 g', 'Pack of 100 g'],
  ['2 Lemon', '2 Lemon'],
])('label %s', (label, expected) => {
  expect(labelWithOunces(label).replace(/\u00a0(?=fl|oz)/g, ' ')).toBe(expected)
})
