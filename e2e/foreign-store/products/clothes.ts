import { choice, storeProduct, type StoreProduct } from './store-product.ts'

const SHIRTS = '/roupas/camisetas'
const SHOES = '/roupas/calcados'

const sizes = (price: number, stocks: [p: number, m: number, g: number, gg: number]) =>
  choice(
    1,
    'Tamanho',
    ['P', 'M', 'G', 'GG'].map((label, index) => [label, stocks[index]!, price]),
  )

const shirt = (
  id: number,
  colour: string,
  stocks: [number, number, number, number],
  price = 7990,
): StoreProduct =>
  storeProduct(
    id,
    `/camiseta-malha-crua-${colour.toLowerCase().replace('ã', 'a')}`,
    `Camiseta malha crua ${colour}`,
    SHIRTS,
    price,
    {
      brand: '/linha-crua',
      choice: sizes(price, stocks),
      family: { name: 'Cor', label: colour },
      upfrontPercent: 10,
      pictures: 4,
      rating: 4.7,
    },
  )

/** Clothes: addresses without an ending; sizes on the page, colours as sibling products, or both. */
export const CLOTHES: StoreProduct[] = [
  shirt(201, 'Azul', [3, 8, 0, 2]),
  shirt(202, 'Verde', [0, 5, 5, 0]),
  shirt(203, 'Romã', [0, 0, 0, 0]),
  storeProduct(204, '/meia-cano-alto', 'Meia cano alto', '/roupas', 2490, {
    brand: '/linha-crua',
    choice: choice(1, 'Tamanho', [['Único', 30, 2490]]),
  }),
  storeProduct(205, '/tenis-de-lona', 'Tênis de lona', SHOES, 18990, {
    brand: '/linha-crua',
    choice: choice(
      3,
      'Estampa',
      [
        ['Xadrez', 4, 18990],
        ['Listras', 2, 18990],
        ['Liso', 0, 17990],
        ['Floral <b>novo</b>', 7, 19990],
      ],
      'imagem',
    ),
    was: 21990,
    pictures: 6,
  }),
  storeProduct(206, '/bota-de-trilha-marrom', 'Bota de trilha Marrom', SHOES, 45990, {
    family: { name: 'Modelo', label: 'Marrom' },
    brand: '/passo-largo',
  }),
  storeProduct(207, '/bota-de-trilha-preta', 'Bota de trilha Preta', SHOES, 45990, {
    family: { name: 'Modelo', label: 'Preta' },
    brand: '/passo-largo',
    stock: 0,
    status: 'indisponivel',
  }),
  storeProduct(208, '/jaqueta-corta-vento', 'Jaqueta corta-vento', '/roupas', 25990, {
    brand: '/passo-largo',
    choice: sizes(25990, [1, 1, 1, 1]),
    plan: 'discount',
  }),
  storeProduct(209, '/avental-bordado', 'Avental bordado com o seu nome', '/roupas', 8990, {
    isPersonalized: true,
  }),
  storeProduct(210, '/bone-aba-reta', 'Boné aba reta 🧢✨', '/roupas', 5990, {
    brand: '/linha-crua',
    rating: 3.2,
  }),
  storeProduct(
    211,
    '/camisa-de-linho-nome-longo',
    'Camisa de linho puro com botões de madrepérola, colarinho padre, modelagem ampla, costura reforçada nos ombros, lavagem enzimática, barra arredondada e etiqueta removível, própria para dias muito quentes',
    SHIRTS,
    21990,
    { choice: sizes(21990, [2, 2, 2, 2]) },
  ),
]
