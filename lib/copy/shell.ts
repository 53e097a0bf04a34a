import { byLang } from './by-lang.ts'

/** Header, footer and what stands on every page (spec section 2, App shell). */
export const shellCopy = byLang(
  {
    skip: 'Pular para o conteúdo',
    home: 'Rosalume: página inicial',
    menu: 'Menu',
    mainMenu: 'Menu principal',
    access: 'Entrar / Cadastrar',
    account: 'Minha conta',
    cart: 'Carrinho',
    cartCount: (count: number) =>
      count === 0 ? 'Carrinho vazio' : count === 1 ? 'Carrinho com 1 item' : `Carrinho com ${count} itens`,
    otherLanguage: 'English',
    otherLanguageLabel: 'Read this page in English',
    close: 'Fechar',
    loading: 'Carregando',
    footer: 'Rodapé',
    products: 'Produtos',
    service: 'Atendimento',
    phoneOrders: 'Pedidos por telefone',
    hours: 'Segunda a sexta, das 8h às 18h (horário de Brasília)',
    whatsapp: 'Conversar pelo WhatsApp',
    company: 'Empresa',
    follow: 'Redes sociais',
    shipping: (fixed: string, free: string) =>
      `Frete fixo de ${fixed} para todo o Brasil; grátis acima de ${free}.`,
    copyright: (brand: string, year: number) => `© ${year} ${brand}`,
    taxId: 'CNPJ',
    tagline: 'Colágeno, skincare e bem-estar, feitos com calma e contados com clareza.',
  },
  {
    skip: 'Skip to content',
    home: 'Rosalume: home page',
    menu: 'Menu',
    mainMenu: 'Main menu',
    access: 'Sign in / Sign up',
    account: 'My account',
    cart: 'Cart',
    cartCount: (count) =>
      count === 0 ? 'Empty cart' : count === 1 ? 'Cart with 1 item' : `Cart with ${count} items`,
    otherLanguage: 'Português',
    otherLanguageLabel: 'Ler esta página em português',
    close: 'Close',
    loading: 'Loading',
    footer: 'Footer',
    products: 'Products',
    service: 'Customer service',
    phoneOrders: 'Phone orders',
    hours: 'Monday to Friday, 8 AM to 6 PM (Brazil time)',
    whatsapp: 'Chat on WhatsApp',
    company: 'Company',
    follow: 'Social media',
    shipping: (fixed, free) => `Flat ${fixed} shipping all over Brazil; free above ${free}.`,
    copyright: (brand, year) => `© ${year} ${brand}`,
    taxId: 'CNPJ (Brazilian company registration)',
    tagline: 'Collagen, skincare and wellness, made with calm and told with clarity.',
  },
)

export type ShellCopy = (typeof shellCopy)['pt']
