import { landingContent } from '#lib/content/landing.ts'
import { DEMO_BRAND, DEMO_ENV } from '#lib/testing/demo-brand.ts'
import { render, screen, within } from '@testing-library/react'

import { landingFaq } from '#lib/content/faq.ts'
import { offerValues } from '#lib/content/offer-values.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'

import { LandingBanner } from './landing-banner.tsx'
import { LandingStory } from './landing-story.tsx'

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const story = (lang: 'pt' | 'en', ingredients?: string) =>
  render(
    <>
      <LandingBanner lang={lang} content={landingContent(DEMO_BRAND, lang)!} />
      {/* The page has the product between banner and story. */}
      <h1>Colágeno</h1>
      <LandingStory
        lang={lang}
        content={landingContent(DEMO_BRAND, lang)!}
        kits={<p>kits</p>}
        nutrition={<p>table</p>}
        ingredients={ingredients}
        questions={landingFaq(DEMO_BRAND, lang, { settings: DEMO_SETTINGS, offer: offerValues(DEMO_ENV) })}
      />
    </>,
  )

const section = (heading: string) =>
  screen.getByRole('heading', { level: 2, name: heading }).closest('section')!

test.each([
  ['pt', 'Comprar agora'],
  ['en', 'Shop Now'],
] as const)('spec section 2 %s: every "%s" leads to the buy box', (lang, name) => {
  const { container } = story(lang)
  const links = screen.getAllByRole('link', { name })
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) expect(link).toHaveAttribute('href', '#produtos')
  expect(within(container.querySelector('#kits')!).getByText('kits')).toBeInTheDocument()
})

test.each([
  {
    lang: 'pt',
    name: 'Referências científicas',
    href: '/pagina/referencias',
    claims: [
      'Mais elasticidade da pele',
      'Mais densidade da pele',
      'Menos volume de rugas',
      'Celulite menos aparente',
    ],
    by: 'nos dados da marca, após 4 semanas',
  },
  {
    lang: 'en',
    name: 'Scientific references',
    href: '/en/pagina/referencias',
    claims: ['More elastic skin', 'Denser skin', 'Less wrinkle volume', 'Less visible cellulite'],
    by: 'in the brand’s own data, after 4 weeks',
  },
] as const)(
  'P24 $lang: each claim says what increased or decreased, when and by whose data; their source is explained and links the studies',
  ({ lang, name, href, claims, by }) => {
    story(lang)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.getByText('97%')).toBeInTheDocument()
    for (const claim of claims) expect(screen.getByText(claim).parentElement).toHaveTextContent(by)
  },
)

test('spec section 4: the text of the results is initially collapsed, with the labels MORE and LESS', () => {
  story('en')
  const summary = within(section('What one glass a day does for you')).getByText('MORE').closest('summary')!
  expect(summary).toHaveTextContent('MORELESS')
  expect(summary.parentElement).not.toHaveAttribute('open')
})

test('spec section 4: the recipes have a tab for each of five flavours, the first selected', () => {
  story('pt')
  const group = screen.getByRole('group', { name: 'Escolha um sabor' })
  const radios = within(group).getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
    ['4', false],
    ['5', false],
  ])
})

test.each([
  ['pt', 'O guia conta o que os estudos mediram e em quanto tempo', '/guia/estudos-verisol'],
  ['en', 'The guide says what studies measured, and over how long', '/en/guia/estudos-verisol'],
] as const)(
  'P24 beside the expected 28 days stands a link to what studies measured, %s',
  (lang, name, path) => {
    story(lang)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  },
)

test('L10 without ingredients from the product label the landing page omits their list', () => {
  story('pt')
  expect(screen.queryByText('Lista completa de ingredientes')).toBeNull()
  story('en', 'Collagen')
  expect(screen.getByText('Full ingredient list')).toBeInTheDocument()
})

test('no heading level is skipped', () => {
  const { container } = story('pt')
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
})
