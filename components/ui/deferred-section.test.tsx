import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { DeferredSection } from './deferred-section.tsx'
import { registerSectionDelay } from './section-delay.ts'

const section = (
  <DeferredSection id="avaliacoes" aria-label="Avaliações">
    <p>Muito bom</p>
  </DeferredSection>
)

/** A link was followed; sections wait for an idle moment. */
const followLink = () =>
  registerSectionDelay({
    isDelayed: () => true,
    showLater(show) {
      const timer = setTimeout(() => act(show))
      return () => clearTimeout(timer)
    },
  })

afterEach(() => registerSectionDelay(undefined))

test('decision 0071 a section of a page that a link opens renders after the first paint; its anchor exists at once', async () => {
  followLink()
  render(section)
  expect(document.getElementById('avaliacoes')).toBeInTheDocument()
  expect(screen.queryByText('Muito bom')).toBeNull()
  expect(await screen.findByText('Muito bom')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Avaliações' })).toHaveAttribute('id', 'avaliacoes')
})

test('decision 0071 a section that hydrates is complete, also after a link was followed', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(section)
  const text = root.querySelector('p')
  followLink()
  const hydrated = hydrateRoot(root, section)
  await act(() => Promise.resolve())
  expect(root.querySelector('p')).toBe(text)
  act(() => hydrated.unmount())
  root.remove()
})
