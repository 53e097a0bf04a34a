import { fireEvent, screen } from '@testing-library/dom'
import { watchFullLayout } from './full-layout.ts'

const { dataset } = document.documentElement
afterEach(() => delete dataset['laidOut'])

test('decision 0031 a click on a link with an anchor lays out the whole page before the link is followed', () => {
  document.body.innerHTML = '<a href="/serum">Sérum</a><a href="/colageno#kits"><span>Kits</span></a>'
  addEventListener('click', (event) => event.preventDefault())
  const stop = watchFullLayout()
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

test('decision 0031 a step back lays out the whole page, whose scroll position is restored', () => {
  const stop = watchFullLayout()
  dispatchEvent(new PopStateEvent('popstate'))
  expect(dataset['laidOut']).toBe('')
  stop()
})
