import { byLang } from './by-lang.ts'

/** The page of saved products and the messages after a click on a heart button. */
export const wishlistCopy = byLang(
  {
    title: 'Favoritos',
    description: 'Os produtos que você salvou nesta loja.',
    intro: 'O que você salva fica só neste aparelho, mesmo depois de entrar na sua conta.',
    empty: 'Você ainda não salvou nenhum produto.',
    emptyText: 'Toque no coração de um produto para guardá-lo aqui.',
    browse: 'Ver os produtos',
    cart: 'Ver o carrinho',
    failed: 'Não foi possível abrir os seus favoritos agora. Tente de novo em instantes.',
    retry: 'Tentar de novo',
    notChanged: 'Não foi possível mudar os seus favoritos agora. Tente de novo.',
    added: 'Salvo nos favoritos.',
    removed: 'Retirado dos favoritos.',
    left: (count: number) =>
      count === 1
        ? 'Um produto salvo não foi encontrado e não aparece aqui.'
        : `${count} produtos salvos não foram encontrados e não aparecem aqui.`,
  },
  {
    title: 'Favorites',
    description: 'The products you saved in this store.',
    intro: 'Favorites are saved on this device only, even when you are signed in.',
    empty: 'You haven’t saved any products yet.',
    emptyText: 'Tap the heart on a product to save it here.',
    browse: 'Browse products',
    cart: 'View cart',
    failed: 'Your favorites could not be opened just now. Try again in a moment.',
    retry: 'Try again',
    notChanged: 'Your favorites could not be changed just now. Try again.',
    added: 'Saved to favorites.',
    removed: 'Removed from favorites.',
    left: (count: number) =>
      count === 1
        ? 'One saved product could not be found and is not shown.'
        : `${count} saved products could not be found and are not shown.`,
  },
)
