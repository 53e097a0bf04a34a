import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { showToast } from '#components/ui/toast.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { BuildKit, UnitFlavour } from '#lib/shop/build-kit.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import { kitBuilderTexts } from '#lib/content/kit-texts.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { registerCartLoader } from '#lib/state/lazy-cart.ts'

import { KitBuilder } from './kit-builder.tsx'
import { kitOffers } from './kit-offers.ts'

// These tests check the text of a toast; toast.test.tsx checks the toast itself.
jest.mock('#components/ui/toast.ts', () => ({ showToast: jest.fn() }))

const add = jest.fn<Promise<boolean>, [CartLine]>()
registerCartLoader(() => Promise.resolve({ open() {}, add }))

const PRICES = [4470, 6270, 8080, 9750, 11_520, 13_230, 14_800, 16_380, 17_900]

function kits(change: Partial<BuildKit> = {}): BuildKit[] {
  return PRICES.map((price, index) => ({
    itemId: 602 + index,
    units: 2 + index,
    price,
    priceFrom: undefined,
    inStock: true,
    listPath: '',
    ...change,
  }))
}

const flavour = (id: number, name: string, key: string, change: Partial<UnitFlavour> = {}): UnitFlavour => ({
  id,
  name,
  keys: [key],
  picture: `/img/colageno-${key}`,
  inStock: true,
  left: undefined,
  ...change,
})

const FLAVOURS = [
  flavour(422, 'Cranberry', 'cranberry'),
  flavour(423, 'Limão', 'limao'),
  flavour(425, 'Frutas Tropicais', 'frutas-tropicais', { inStock: false }),
  flavour(426, 'Pink Lemonade', 'pink-lemonade', { left: 2 }),
]

function builder({ lang = 'pt' as Lang, offers = kits(), flavours = FLAVOURS } = {}) {
  const texts = kitBuilderTexts(DEMO_BRAND, lang)!
  return (
    <KitBuilder
      offers={kitOffers(offers, 2490, { lang, settings: DEMO_SETTINGS, texts })}
      flavours={flavours}
      lang={lang}
      texts={texts}
    />
  )
}

// By label: ten selects make queries by role slow.
const size = (pots: number) => screen.getByLabelText(new RegExp(`^${pots} pot`))
const pot = (number: number) => screen.getByLabelText<HTMLSelectElement>(`Pote ${number}`)
const addButton = () => screen.getByText('Adicionar ao carrinho')
const press = (name: string) => userEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name))
const valuesOf = (...numbers: number[]) => numbers.map((number) => pot(number).value)
const choose = (number: number, id: number) =>
  fireEvent.change(pot(number), { target: { value: String(id) } })
const summary = () => screen.getByRole('region', { name: 'Seu kit' })
const text = (node: HTMLElement) => node.textContent?.replaceAll('\u00a0', ' ') ?? ''

beforeEach(() => {
  add.mockReset().mockResolvedValue(true)
  jest.mocked(showToast).mockClear()
})

describe('P5: a kit is built', () => {
  test('the add sends one line with the composition, ids ascending', async () => {
    render(builder())
    choose(1, 423)
    choose(2, 422)
    choose(3, 423)
    await userEvent.click(addButton())
    expect(add.mock.calls).toEqual([
      [{ idProduto: 603, tipo: 'lista', quantidade: 1, adicional: '422x1,423x2' }],
    ])
  })

  test('the address of a kit in the cart opens the builder with it; the changed kit replaces it', async () => {
    history.replaceState(null, '', '#kit=422x1,423x3')
    render(builder())
    expect(size(4)).toBeChecked()
    expect(valuesOf(1, 2, 3, 4)).toEqual(['422', '423', '423', '423'])
    choose(4, 422)
    await userEvent.click(screen.getByText('Atualizar o kit'))
    const line = { idProduto: 604, tipo: 'lista', quantidade: 1, adicional: '422x2,423x2' }
    expect(add.mock.calls).toEqual([[{ ...line, replaces: '422x1,423x3' }]])
    expect(location.hash).toBe('')
    expect(addButton()).toBeVisible()
  })

  test('price, price of a pot, saving and installments follow the number of pots, and are announced', async () => {
    render(builder())
    expect(size(3)).toBeChecked()
    await userEvent.click(size(5))
    for (const part of [
      'R$ 97,50 à vista',
      'R$ 19,50 por pote',
      'Economia de R$ 27,00',
      '12x de R$ 9,75 com juros (total a prazo: R$ 116,99)',
    ])
      expect(text(summary())).toContain(part)
    expect(text(screen.getByRole('status'))).toBe(
      'Kit de 5 potes: R$ 97,50, R$ 19,50 por pote. 0 de 5 sabores escolhidos',
    )
  })

  test('the summary counts flavours; pots beyond the selected number do not count', async () => {
    render(builder())
    await userEvent.click(size(4))
    await press('Sortidos')
    expect(within(summary()).getAllByRole('listitem').map(text)).toEqual([
      '2 × Cranberry',
      '1 × Limão',
      '1 × Pink Lemonade',
    ])
    await userEvent.click(size(2))
    expect(within(summary()).getAllByRole('listitem').map(text)).toEqual(['1 × Cranberry', '1 × Limão'])
    await userEvent.click(addButton())
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ idProduto: 602, adicional: '422x1,423x1' }))
  })

  test('one press gives all pots the same flavour, assorts the flavours, or clears them', async () => {
    render(builder())
    await press('Todos iguais: Limão')
    expect(valuesOf(1, 2, 3)).toEqual(['423', '423', '423'])
    await press('Sortidos')
    expect(valuesOf(1, 2, 3)).toEqual(['422', '423', '426'])
    await press('Limpar')
    expect(valuesOf(1, 2, 3)).toEqual(['', '', ''])
  })

  test('a press on a colour swatch selects its flavour for the pot, unless the flavour is sold out', async () => {
    const { container } = render(builder())
    const swatches = container.querySelectorAll('ol > li')[1]!
    await userEvent.click(swatches.querySelector('[title=Cranberry]')!)
    expect(pot(2)).toHaveValue('422')
    await userEvent.click(swatches.querySelector('[title="Frutas Tropicais"]')!)
    expect(pot(2)).toHaveValue('422')
  })
})

describe('spec section 5: a pot without a flavour', () => {
  test('the button shows the number of missing flavours until none is missing', () => {
    render(builder())
    expect(screen.getByText('Escolha 3 sabores')).toBeInTheDocument()
    choose(1, 422)
    expect(screen.getByText('Escolha mais 2 sabores')).toBeInTheDocument()
    choose(2, 422)
    expect(screen.getByText('Escolha mais 1 sabor')).toBeInTheDocument()
    choose(3, 422)
    expect(screen.queryByText(/^Escolha (?:mais )?\d/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Adicionar ao carrinho' })).toBeEnabled()
  })

  test('a press of the button shows a toast and sends no request; pots without a flavour show an error and the first gets the focus', async () => {
    render(builder())
    choose(1, 422)
    await userEvent.click(addButton())
    expect(showToast).toHaveBeenCalledWith({
      kind: 'info',
      text: 'Selecione um sabor para adicionar ao carrinho!',
    })
    expect(add).not.toHaveBeenCalled()
    expect(pot(2)).toHaveFocus()
    expect([1, 2, 3, 4].map((number) => pot(number).matches('[aria-invalid=true]'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(pot(2)).toHaveAccessibleDescription('Falta o sabor')
    choose(2, 423)
    expect(pot(2)).not.toHaveAttribute('aria-invalid')
  })
})

describe('sold out', () => {
  test('a sold-out flavour cannot be selected and is labelled as sold out', () => {
    render(builder())
    const first = within(pot(1))
    expect(first.getByRole('option', { name: 'Frutas Tropicais (esgotado)' })).toBeDisabled()
    expect(screen.getByLabelText('Todos iguais: Frutas Tropicais')).toBeDisabled()
  })

  test('a flavour cannot be selected more often than its stock', async () => {
    render(builder())
    await press('Todos iguais: Pink Lemonade')
    expect(valuesOf(1, 2, 3)).toEqual(['426', '426', ''])
    expect(within(pot(3)).getByRole('option', { name: 'Pink Lemonade (não há mais potes)' })).toBeDisabled()
    expect(within(pot(2)).getByRole('option', { name: 'Pink Lemonade' })).toBeEnabled()
  })

  test('P26: sold-out kits can neither be selected nor added', () => {
    render(builder({ offers: kits({ inStock: false }) }))
    expect(screen.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
    expect(size(2)).toBeDisabled()
  })
})

describe('the cart', () => {
  test('a failed add shows an error message and can be tried again; a double press adds once', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<boolean>()
    add.mockReturnValueOnce(promise)
    render(builder())
    await press('Todos iguais: Cranberry')
    await userEvent.dblClick(addButton())
    expect(add).toHaveBeenCalledTimes(1)
    await act(async () => answer(false))
    expect(showToast).toHaveBeenCalledWith({
      kind: 'error',
      text: 'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.',
    })
    await userEvent.click(addButton())
    expect(add).toHaveBeenCalledTimes(2)
  })
})

test("the server's HTML is a form that posts the number of pots and a flavour for each possible pot", () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(builder({ lang: 'en' }))
  const form = root.querySelector('form')!
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/en/checkout/carrinho/adicionar')
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=radio]:not(:checked))')]
  const sent = fields.map(({ name, value }) => `${name}=${value}`)
  expect(sent.slice(0, 3)).toEqual(['tipo=lista', 'quantidade=1', 'unidades=3'])
  expect(sent.slice(3)).toEqual(Array.from({ length: 10 }, () => 'sabor='))
})

test('selections made before hydration are kept', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(builder())
  document.body.append(root)
  root.querySelectorAll('select')[0]!.value = '423'
  root.querySelector<HTMLInputElement>('[value="2"]')!.checked = true
  const { hydrateRoot } = await import('react-dom/client')
  const page = await act(async () => hydrateRoot(root, builder()))
  expect(pot(1)).toHaveValue('423')
  expect(size(2)).toBeChecked()
  await act(async () => page.unmount())
  root.remove()
})
