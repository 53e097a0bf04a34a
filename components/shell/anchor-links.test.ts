import { fireEvent, screen } from '@testing-library/dom'
import { watchAnchorLinks } from './anchor-links.ts'

test('decision 0031 a click on a link with an anchor lays out the whole page before the link is followed', () => {
  document.body.innerHTML = '<a href="/serum">Sérum</a><a href="/colageno#kits"><span>Kits</span></a>'
  const { dataset } = document.documentElement
  addEventListener('click', (event) => event.preventDefault())
  const stop = watchAnchorLinks()
  fireEvent.click(screen.getByText('Sérum'))
  expect(dataset['laidOut']).toBeUndefined()
  let isLaidOutAtClick = false
  screen.getByText('Kits').onclick = () => (isLaidOutAtClick = dataset['laidOut'] === '')
  fireEvent.click(screen.getByText('Kits'))
  expect(isLaidOutAtClick).toBe(true)

  delete dataset['laidOut']
  stop()
  fireEvent.click(screen.getByText('Kits'))
  expect(dataset['laidOut']).toBeUndefined()
})
