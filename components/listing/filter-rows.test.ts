import { filterRows } from './filter-rows.ts'

const filter = (category: string, level: number, isCurrent = false) => ({
  category,
  label: category,
  level,
  count: 1,
  isCurrent,
})
const shown = (...filters: ReturnType<typeof filter>[]) =>
  filterRows(filters)
    .map(({ category, isOpen, isBelow }) => (isBelow ? '-' : '') + (isOpen ? `[${category}]` : category))
    .join(' ')

const supplements = [filter('colageno', 2), filter('creatina', 2)]
const skincare = [filter('seruns', 2), filter('cremes', 2)]

test('without a selection only the top level is shown', () => {
  expect(shown(filter('suplementos', 1), ...supplements, filter('skincare', 1), ...skincare)).toBe(
    'suplementos skincare',
  )
})

test('a selected category shows its subcategories', () => {
  expect(shown(filter('suplementos', 1), ...supplements, filter('skincare', 1, true), ...skincare)).toBe(
    'suplementos [skincare] -seruns -cremes',
  )
})

test('a selected subcategory stays visible with its siblings, and its parent is open', () => {
  const below = [filter('colageno', 2, true), filter('creatina', 2)]
  expect(shown(filter('suplementos', 1), ...below, filter('skincare', 1), ...skincare)).toBe(
    '[suplementos] -[colageno] -creatina skincare',
  )
})

test('a single filter is hidden, except a top-level one that is selected', () => {
  expect(shown()).toBe('')
  expect(shown(filter('skincare', 1), filter('seruns', 2))).toBe('')
  expect(shown(filter('skincare', 1, true), filter('seruns', 2))).toBe('[skincare]')
})
