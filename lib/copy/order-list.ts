import { byLang } from './by-lang.ts'

/** The orders of an account (contract 4.33). */
export const orderListCopy = byLang(
  {
    mine: 'Meus pedidos',
    latest: 'Seu último pedido',
    mineIntro: 'Os pedidos que você fez com a sua conta ou guardou nela.',
    none: 'Você ainda não fez pedidos com esta conta. Comprou sem conta? Abra o link do e-mail de confirmação e guarde o pedido aqui.',
    signIn: 'Entre na sua conta para ver os seus pedidos, ou acompanhe um deles pelo número.',
    access: 'Entrar',
    moreLines: (count: number) => `e mais ${count} produtos`,
    total: 'Total',
    gift: 'Presente',
    seePayment: 'Ver o pagamento',
    seeCart: 'Ver o carrinho',
  },
  {
    mine: 'My orders',
    latest: 'Your latest order',
    mineIntro: 'The orders you placed with your account or saved to it.',
    none: 'You have not placed any orders with this account yet. Did you order without one? Open the link in the confirmation e-mail and save the order here.',
    signIn: 'Sign in to see your orders, or track one of them by its number.',
    access: 'Sign in',
    moreLines: (count) => `and ${count} more products`,
    total: 'Total',
    gift: 'Gift',
    seePayment: 'View payment',
    seeCart: 'View cart',
  },
)
