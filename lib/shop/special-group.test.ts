/** @jest-environment node */
import { specialGroup } from './special-group.ts'

test.each([
  ['Lac Gest: Colágeno para Grávidas e Lactantes', 'pregnancy'],
  ['Gestação e amamentação', 'pregnancy'],
  ['Lac Gest: Collagen for Pregnancy and Breastfeeding', 'pregnancy'],
  ['Prenatal vitamins for pregnant women', 'pregnancy'],
  ['Multivitamínico Infantil', 'children'],
  ['Gomas para crianças', 'children'],
  ['Sunscreen for Kids', 'children'],
  ['Whey Protein sem lactose', undefined],
  ['Lactato de cálcio', undefined],
  ['Sérum Facial com Ácido Hialurônico', undefined],
  ['', undefined],
] as const)('%s is for %s', (text, group) => {
  expect(specialGroup(['Pele', text])).toBe(group)
})
