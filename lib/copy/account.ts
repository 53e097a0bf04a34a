import { byLang } from './by-lang.ts'

const listed = (texts: readonly string[], lang: string) => new Intl.ListFormat(lang).format(texts)

/** The shop's own sign-in page and the summary of an external store's cart, used while no external checkout is configured (P6). */
export const accountCopy = byLang(
  {
    title: 'Entrar / Cadastrar',
    intro: 'Entre com a sua conta ou crie uma: seu carrinho continua como está.',
    introOrder: (number: string) =>
      `Entre com a sua conta ou crie uma: o pedido ${number} fica guardado nela.`,
    introOrderBack: (number: string) =>
      `Entre com a sua conta ou crie uma: em seguida você volta ao pedido ${number} para guardá-lo nela.`,
    guest: 'Comprou sem conta?',
    guestLink: 'Acompanhe o pedido pelo número',
    noAccountNeeded: 'Para comprar, você não precisa de conta.',
    buyAsGuest: 'Comprar sem conta',
    signIn: 'Entrar',
    noAccount: 'Ainda não tem conta?',
    signUp: 'Criar conta',
    signOut: 'Sair',
    user: 'E-mail',
    password: 'Senha',
    newPassword: 'Senha (mínimo de 8 caracteres)',
    name: 'Nome',
    email: 'E-mail',
    emailHint: 'Para entrar e receber os avisos dos pedidos.',
    mobile: 'Celular (opcional)',
    welcome: (name: string) => `Olá, ${name}!`,
    signedInAs: (email: string) => `Sua conta: ${email}`,
    keptOrders: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `O pedido ${numbers[0]} agora está na sua conta, em “Meus pedidos”.`
        : `Os pedidos ${listed(numbers, 'pt')} agora estão na sua conta, em “Meus pedidos”.`,
    otherOrder: (number: string) => `O pedido ${number}, aberto neste navegador, foi feito com outro e-mail.`,
    openOrder: (number: string) => `Abra o pedido ${number} para guardá-lo nesta conta.`,
    wrong: 'E-mail ou senha não conferem. Confira e tente de novo.',
    known: 'Já existe uma conta com este e-mail. Entre com a sua senha.',
    invalid: 'Confira os campos: nome, um e-mail válido e uma senha de pelo menos 8 caracteres.',
    unavailable: 'O acesso está indisponível no momento. Tente de novo em instantes.',
    errors: {
      problems: {
        usuario: {
          obrigatorio: 'Informe o seu e-mail.',
          invalido: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
        },
        nome: { obrigatorio: 'Informe o seu nome.', longo: 'O nome pode ter até 120 caracteres.' },
        email: {
          obrigatorio: 'Informe o seu e-mail.',
          invalido: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
        },
        celular: { invalido: 'Informe o celular com DDD, ou deixe o campo em branco.' },
        senha: {
          obrigatorio: 'Informe a senha.',
          curto: 'A senha precisa de pelo menos 8 caracteres.',
          longo: 'A senha pode ter até 200 caracteres.',
        },
      },
      invalid: 'Há algo neste campo que não podemos ler. Digite de novo, por favor.',
    },
    paymentTitle: 'Resumo do pedido',
    noProvider:
      'Esta loja ainda não tem um meio de pagamento configurado, por isso o pedido termina aqui: nada foi cobrado e seu carrinho está guardado.',
    backToCart: 'Voltar ao carrinho',
    items: 'Itens',
    units: (count: number) => (count === 1 ? '1 unidade' : `${count} unidades`),
  },
  {
    title: 'Sign in / Sign up',
    intro: 'Sign in to your account or create one: your cart stays as it is.',
    introOrder: (number) => `Sign in to your account or create one: order ${number} will be saved to it.`,
    introOrderBack: (number) =>
      `Sign in to your account or create one: you will then return to order ${number} to save it there.`,
    guest: 'Ordered without an account?',
    guestLink: 'Track your order by its number',
    noAccountNeeded: 'You don’t need an account to buy.',
    buyAsGuest: 'Buy without an account',
    signIn: 'Sign in',
    noAccount: 'No account yet?',
    signUp: 'Create account',
    signOut: 'Sign out',
    user: 'E-mail',
    password: 'Password',
    newPassword: 'Password (at least 8 characters)',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'For signing in and for updates on your orders.',
    mobile: 'Mobile phone (optional)',
    welcome: (name) => `Hello, ${name}!`,
    signedInAs: (email) => `Your account: ${email}`,
    keptOrders: (numbers) =>
      numbers.length === 1
        ? `Order ${numbers[0]} is now in your account, under “My orders”.`
        : `Orders ${listed(numbers, 'en')} are now in your account, under “My orders”.`,
    otherOrder: (number) => `Order ${number}, opened in this browser, was placed with another e-mail.`,
    openOrder: (number) => `Open order ${number} to save it to this account.`,
    wrong: 'The e-mail and password do not match. Check them and try again.',
    known: 'There is already an account with this e-mail. Sign in with your password.',
    invalid: 'Check the fields: a name, a valid e-mail and a password of at least 8 characters.',
    unavailable: 'Signing in is not available at the moment. Please try again shortly.',
    errors: {
      problems: {
        usuario: {
          obrigatorio: 'Please enter your e-mail.',
          invalido: 'This e-mail does not look complete. Example: name@example.com',
        },
        nome: { obrigatorio: 'Please enter your name.', longo: 'The name can have up to 120 characters.' },
        email: {
          obrigatorio: 'Please enter your e-mail.',
          invalido: 'This e-mail does not look complete. Example: name@example.com',
        },
        celular: { invalido: 'Enter the number with its area code, or leave the field empty.' },
        senha: {
          obrigatorio: 'Please enter the password.',
          curto: 'The password needs at least 8 characters.',
          longo: 'The password can have up to 200 characters.',
        },
      },
      invalid: 'There is something in this field that we cannot read. Please type it again.',
    },
    paymentTitle: 'Order summary',
    noProvider:
      'This shop has no payment provider set up yet, so the order ends here: nothing was charged and your cart is saved.',
    backToCart: 'Back to cart',
    items: 'Items',
    units: (count) => (count === 1 ? '1 unit' : `${count} units`),
  },
)
