import { render, screen } from '@testing-library/react'
import { SecureBlock } from './secure-block.tsx'

const SETTINGS = { conversion: undefined, fixedShipping: undefined, freeShippingFrom: undefined }

test.each([
  ['pt', true, 'Dados de cartão só na página segura do pagamento: a loja não os guarda.'],
  ['pt', false, 'Você paga no checkout. Estas páginas não pedem nem guardam dados de cartão.'],
  ['en', true, 'Card details go only into the secure payment page; the store never keeps them.'],
  ['en', false, 'You pay at checkout. These pages never ask for or store card details.'],
] as const)(
  'P30 %s, checkout of the shop itself %s: the text says where card details are entered',
  (lang, takesOrders, text) => {
    render(
      <SecureBlock
        lang={lang}
        takesOrders={takesOrders}
        returnDays={undefined}
        deliversEverywhere
        settings={SETTINGS}
      />,
    )
    expect(screen.getByText(text)).toBeInTheDocument()
  },
)
