import { fireEvent, screen } from '@testing-library/dom'
import { layOutForAnchor } from './full-layout.ts'

test('decision 0031 a click on a link with an anchor lays out the whole page', () => {
  document.body.innerHTML = '<a href="/serum">Sérum</a><a href="/colageno#kits"><span>Kits</span></a>'
  addEventListener('click', layOutForAnchor, true)
  addEventListener('click', (event) => event.preventDefault())
  const { dataset } = document.documentElement
  fireEvent.click(screen.getByText('Sérum'))
  expect(dataset['laidOut']).toBeUndefined()
  let isLaidOutAtClick = false
  screen.getByText('Kits').onclick = () => (isLaidOutAtClick = dataset['laidOut'] === '')
  fireEvent.click(screen.getByText('Kits'))
  expect(isLaidOutAtClick).toBe(true)
})
