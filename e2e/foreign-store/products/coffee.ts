import { choice, storeProduct, type StoreProduct } from './store-product.ts'

const BEANS = '/cafes/graos'

const grinds = (price: number) =>
  choice(5, 'Moagem', [
    ['Em grãos', 20, price],
    ['Fina', 10, price],
    ['Grossa', 0, price],
  ])

/** Coffee: flavours on one address, and products without pictures, texts or brand. */
export const COFFEE: StoreProduct[] = [
  storeProduct(401, '/cafe-serra-alta-250-g.html', 'Café Serra Alta 250 g', BEANS, 3290, {
    brand: '/serra-alta',
    choice: grinds(3290),
    rating: 4.9,
  }),
  storeProduct(402, '/cafe-serra-alta-1-kg.html', 'Café Serra Alta 1 kg', BEANS, 10990, {
    brand: '/serra-alta',
    choice: grinds(10990),
    was: 12990,
    upfrontPercent: 5,
  }),
  storeProduct(403, '/cafe-vale-do-sol-500-g.html', 'Café Vale do Sol 500 g', BEANS, 5990, {
    brand: '/vale-do-sol',
  }),
  storeProduct(404, '/cafe-descafeinado-250-g.html', 'Café descafeinado 250 g', '/cafes', 3990, {
    brand: '/vale-do-sol',
    stock: 0,
    status: 'indisponivel',
  }),
  storeProduct(405, '/capsulas-sortidas.html', 'Cápsulas sortidas', '/cafes', 2690, {
    brand: '/vale-do-sol',
    choice: choice(
      6,
      'Sabor',
      Array.from({ length: 19 }, (_, index) => [`Sabor ${index + 1}`, index % 4 === 3 ? 0 : index + 2, 2690]),
    ),
    pictures: 21,
  }),
  storeProduct(406, '/moedor-manual.html', 'Moedor manual', '/cafes/acessorios', 17990, {
    plan: 'discount',
    upfrontPercent: 10,
  }),
  storeProduct(407, '/coador-de-pano.html', 'Coador de pano', '/cafes/acessorios', 1290, { pictures: 0 }),
  storeProduct(
    408,
    '/cafeteira-italiana-6-xicaras.html',
    'Cafeteira italiana 6 xícaras',
    '/cafes/acessorios',
    14990,
    {
      was: 14990,
    },
  ),
  storeProduct(
    409,
    '/maquina-de-espresso-profissional.html',
    'Máquina de espresso profissional',
    '/cafes/acessorios',
    1249900,
    {
      upfrontPercent: 12,
      plan: 'interest',
      stock: 3,
    },
  ),
  storeProduct(410, '/torrefador-industrial.html', 'Torrefador industrial', '/cafes/acessorios', undefined, {
    status: 'sobConsulta',
    plan: 'none',
    short: 'Fabricado sob encomenda.',
  }),
  storeProduct(411, '/filtro-de-papel.html', 'Filtro de papel nº 103', '/cafes/acessorios', 890, {
    short: '',
    long: '',
    stock: 5,
  }),
  storeProduct(412, '/caneca-esmaltada.html', 'Caneca esmaltada', '/cafes/acessorios', 3490, {
    choice: choice(
      7,
      'Cor',
      [
        ['Azul', 3, 3490],
        ['', 2, 3490],
        ['Branca', 1, undefined],
      ],
      'imagem',
    ),
  }),
]
