import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { Gallery } from './gallery.tsx'
import { showPicture } from './shown-picture.ts'

const PICTURES = ['cranberry', 'copo', 'limao'].map((name) => ({ src: `/img/colageno-${name}`, alt: name }))
const gallery = (lang: 'pt' | 'en' = 'pt', pictures = PICTURES) => <Gallery pictures={pictures} lang={lang} />
const current = () => screen.getByRole('button', { current: true })

function row(name = 'Fotos do produto') {
  const node = screen.getByRole('group', { name })
  Object.defineProperty(node, 'clientWidth', { value: 400 })
  return node
}

test('the first picture loads eagerly with reserved space, the others lazily', () => {
  render(gallery())
  const [first, second] = screen.getAllByRole('img')
  expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(first).toHaveAttribute('width', '1080')
  expect(first).toHaveAttribute('height', '1080')
  expect(second).toHaveAttribute('loading', 'lazy')
})

test('thumbnails and arrow keys scroll the row, and arrow keys stop at its ends', async () => {
  render(gallery('en'))
  const node = row('Product pictures')
  expect(current()).toHaveAccessibleName('Picture 1 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Picture 3 of 3' }))
  expect(node.scrollLeft).toBe(800)
  screen.getByRole('link', { name: 'Enlarge: limao' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(current()).toHaveAccessibleName('Picture 3 of 3')
  await userEvent.keyboard('{ArrowLeft}')
  expect(current()).toHaveAccessibleName('Picture 2 of 3')
  expect(node.scrollLeft).toBe(400)
  expect(screen.getByRole('link', { name: 'Enlarge: copo' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(node.scrollLeft).toBe(0)
})

test('only the visible picture is in the tab order', () => {
  render(gallery())
  expect(screen.getAllByRole('link').map((link) => link.tabIndex)).toEqual([0, -1, -1])
})

test('scrolling the row marks the thumbnail of the visible picture', async () => {
  render(gallery())
  const node = row()
  node.scrollLeft = 390
  fireEvent.scroll(node)
  expect(await screen.findByRole('button', { current: true, name: 'Foto 2 de 3' })).toBeInTheDocument()
})

test('the row shows the picture of a flavour selected in the buy box, if it has that picture', () => {
  render(gallery())
  act(() => showPicture('/img/colageno-limao'))
  expect(current()).toHaveAccessibleName('Foto 3 de 3')
  act(() => showPicture('/img/outra'))
  expect(current()).toHaveAccessibleName('Foto 3 de 3')
})

test('a single picture has no thumbnails; without pictures the placeholder is shown', () => {
  const { rerender } = render(gallery('pt', PICTURES.slice(0, 1)))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(gallery('pt', []))
  expect(document.querySelector('img')).toHaveAttribute('src', '/img/sem-foto-640.webp')
  expect(screen.queryByRole('link')).toBeNull()
})

test('without JavaScript a picture is a link to its largest file', () => {
  const root = document.createElement('div')
  const pictures = [...PICTURES.slice(0, 1), { src: 'https://cdn.example/a.jpg', alt: 'outra' }]
  root.innerHTML = renderToString(gallery('pt', pictures))
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/img/colageno-cranberry-1080.webp',
    'https://cdn.example/a.jpg',
  ])
})

describe('the large picture', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Foto ampliada' })
  const shown = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('alt')
  const open = async (name = 'cranberry') => {
    render(gallery())
    screen.getByRole('link', { name: `Ampliar: ${name}` }).focus()
    await userEvent.keyboard('{Enter}')
    const zoom = within(await dialog())
    expect(zoom.getByRole('group', { name })).toHaveFocus()
    return zoom
  }
  const scale = () =>
    document.querySelector<HTMLElement>('[style*=--scale]')?.style.getPropertyValue('--scale')

  test('Enter opens it, arrow keys and buttons cycle through the pictures', async () => {
    const zoom = await open()
    expect(zoom.getByText('Foto 1 de 3')).toBeInTheDocument()
    expect(shown()).toBe('cranberry')
    await userEvent.click(zoom.getByRole('button', { name: 'Próxima foto' }))
    expect(shown()).toBe('copo')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(shown()).toBe('cranberry')
    await userEvent.click(zoom.getByRole('button', { name: 'Foto anterior' }))
    expect(zoom.getByText('Foto 3 de 3')).toBeInTheDocument()
  })

  test('Esc closes it; the row shows the last picture, with the focus on it', async () => {
    await open()
    await userEvent.keyboard('{ArrowRight}')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(current()).toHaveAccessibleName('Foto 2 de 3')
    expect(screen.getByRole('link', { name: 'Ampliar: copo' })).toHaveFocus()
  })

  test('buttons, keys and a press zoom, between 1 and 4', async () => {
    const zoom = await open()
    expect(scale()).toBe('1')
    await userEvent.click(zoom.getByRole('button', { name: 'Aumentar a foto' }))
    expect(scale()).toBe('1.5')
    await userEvent.keyboard('-')
    await userEvent.keyboard('-')
    expect(scale()).toBe('1')
    await userEvent.click(zoom.getByRole('img'))
    expect(scale()).toBe('2')
    for (let press = 0; press < 9; press++) await userEvent.keyboard('+')
    expect(scale()).toBe('4')
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toBe('cranberry')
    await userEvent.click(zoom.getByRole('button', { name: 'Próxima foto' }))
    expect(scale()).toBe('1')
  })

  test('a pinch and the wheel with Ctrl zoom too; the wheel alone scrolls', async () => {
    const zoom = await open()
    const stage = zoom.getByRole('group')
    const touches = (apart: number) => [
      { clientX: 0, clientY: 0 },
      { clientX: apart, clientY: 0 },
    ]
    fireEvent.touchStart(stage, { touches: touches(100) })
    fireEvent.touchMove(stage, { touches: touches(250) })
    expect(scale()).toBe('2.5')
    fireEvent.wheel(stage, { deltaY: 400 })
    expect(scale()).toBe('2.5')
    fireEvent.wheel(stage, { deltaY: 2000, ctrlKey: true })
    expect(scale()).toBe('1')
  })

  test('a press with Ctrl follows the link', () => {
    render(gallery())
    let followed = false
    window.addEventListener(
      'click',
      (event) => {
        followed = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(screen.getByRole('link', { name: 'Ampliar: cranberry' }), { ctrlKey: true })
    expect(followed).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
