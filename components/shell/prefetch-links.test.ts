import { fireEvent, screen } from '@testing-library/dom'
import { registerPrefetch } from '#components/ui/prefetch.ts'
import { prefetchLinks } from './prefetch-links.ts'

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'T21 the page of a link in shared HTML is prefetched once, at %s',
  (name) => {
    document.body.innerHTML =
      '<a data-link="" href="/serum"><span>Sérum</span></a><a href="/minha-conta">Conta</a>'
    const prefetch = jest.fn()
    registerPrefetch(prefetch)
    const stop = prefetchLinks()
    fireEvent[name](screen.getByText('Sérum'))
    fireEvent[name](screen.getByText('Sérum'))
    fireEvent[name](screen.getByText('Conta'))
    expect(prefetch.mock.calls).toEqual([['/serum']])
    stop()
  },
)
