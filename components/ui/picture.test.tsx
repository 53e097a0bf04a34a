import { render, screen } from '@testing-library/react'

import { Picture } from './picture.tsx'

test('lists the AVIF files of a picture of the shop, and one WebP file for a browser without AVIF', () => {
  const { container } = render(
    <Picture
      src="/img/colageno-cranberry"
      alt="Pote"
      width={640}
      height={800}
      widths={[160, 320]}
      sizes="50vw"
    />,
  )
  const source = container.querySelector('source')
  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source).toHaveAttribute(
    'srcset',
    '/img/colageno-cranberry-160.avif 160w, /img/colageno-cranberry-320.avif 320w',
  )
  const image = screen.getByRole('img', { name: 'Pote' })
  expect(source).toHaveAttribute('sizes', '50vw')
  expect(image).not.toHaveAttribute('srcset')
  expect(image).toHaveAttribute('src', '/img/colageno-cranberry-320.webp')
  expect(image).toHaveAttribute('width', '640')
  expect(image).toHaveAttribute('height', '800')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('decoding', 'async')
})

test('a picture with priority loads eagerly', () => {
  render(<Picture src="/img/mesa" alt="Mesa" width={16} height={9} priority />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image).not.toHaveAttribute('loading')
  expect(image).toHaveAttribute('src', '/img/mesa-640.webp')
})

test.each(['/img/422-m.webp', 'https://cdn.example.com/img/422', '/storage/img/avaliacoes/1.jpg'])(
  '%s is a plain image',
  (src) => {
    const { container } = render(<Picture src={src} alt="Foto" width={1} height={1} />)
    expect(container.querySelector('picture')).toBeNull()
    expect(screen.getByRole('img')).toHaveAttribute('src', src)
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  },
)

test('without an address the placeholder picture is shown', () => {
  render(<Picture src="" alt="Sem foto" width={1} height={1} />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/sem-foto-640.webp')
})

describe('R78 in a build', () => {
  beforeEach(() => {
    Object.assign(globalThis, { PICTURE_VERSION: 'abc12' })
  })
  afterEach(() => {
    Object.assign(globalThis, { PICTURE_VERSION: '' })
  })

  test('every file of a picture has the version of all pictures in its address', () => {
    const { container } = render(<Picture src="/img/mesa" alt="Mesa" width={1} height={1} widths={[160]} />)
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/img/abc12/mesa-160.avif 160w')
    const image = screen.getByRole('img')
    expect(image).toHaveAttribute('src', '/img/abc12/mesa-160.webp')
  })

  test('a picture of another host has none', () => {
    render(<Picture src="https://cdn.example.com/img/422" alt="Foto" width={1} height={1} />)
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.example.com/img/422')
  })
})
