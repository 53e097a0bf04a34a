import { render, screen, within } from '@testing-library/react'

import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'

import { Description } from './description.tsx'
import { KitShowcase } from './kit-showcase.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import { TopicList } from './topic-list.tsx'

test('spec section 2: nutrition facts have three columns and a name', () => {
  const rows = [{ nutrient: 'Proteínas', amount: '5 g', dailyValue: '10%' }]
  render(<NutritionTable rows={rows} lang="pt" serving="12 g" />)
  const table = within(screen.getByRole('table', { name: 'Informação nutricional' }))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Nutriente',
    'Quantidade por 12\u00a0g',
    '% VD*',
  ])
  expect(table.getByRole('rowheader', { name: 'Proteínas' })).toBeInTheDocument()
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['5\u00a0g', '10%'])
})

test('blank lines separate paragraphs; markup stays text', () => {
  const { container } = render(<Description text={'Um <b>pó</b>.\n\n\nUma bebida.\n'} />)
  expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
    'Um <b>pó</b>.',
    'Uma bebida.',
  ])
})

test('a table, topic list or showcase without content renders nothing', () => {
  const { container } = render(
    <>
      <NutritionTable rows={[]} lang="pt" />
      <TopicList topics={[]} />
      <KitShowcase kits={[]} lang="pt" settings={DEMO_SETTINGS} installments={12} heading="Kits" />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test('an empty showcase can show a message under its heading', () => {
  render(
    <KitShowcase
      kits={[]}
      lang="pt"
      settings={DEMO_SETTINGS}
      installments={12}
      heading="Kits"
      empty="Nenhum kit por aqui."
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Kits' })).toBeInTheDocument()
  expect(screen.getByText('Nenhum kit por aqui.')).toBeInTheDocument()
})
