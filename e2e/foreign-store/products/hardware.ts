import { choice, storeProduct, type StoreProduct } from './store-product.ts'

const KEYS = '/ferramentas/manuais/chaves'
const COMBINED = `${KEYS}/combinadas`
const POWER = '/ferramentas/eletricas'

const voltages = (price: number) =>
  choice(4, 'Voltagem', [
    ['127 V', 6, price],
    ['220 V', 3, price],
  ])

/** Tools: their addresses end in .html; prices go from 45 cents to R$ 3,499.00. */
export const HARDWARE: StoreProduct[] = [
  storeProduct(101, '/chave-combinada-8-mm.html', 'Chave combinada 8 mm', COMBINED, 1890, {
    brand: '/forja-norte',
  }),
  storeProduct(102, '/chave-combinada-10-mm.html', 'Chave combinada 10 mm', COMBINED, 2190, {
    brand: '/forja-norte',
    was: 2790,
    rating: 4.5,
  }),
  storeProduct(103, '/chave-combinada-13-mm.html', 'Chave combinada 13 mm', COMBINED, 2490, {
    brand: '/forja-norte',
    stock: 0,
    status: 'indisponivel',
  }),
  storeProduct(
    104,
    '/jogo-de-chaves-combinadas-6-a-22-mm.html',
    'Jogo de chaves combinadas 6 a 22 mm',
    COMBINED,
    38990,
    {
      brand: '/forja-norte',
      upfrontPercent: 10,
      was: 45990,
      pictures: 5,
      badges: ['Lançamento'],
    },
  ),
  storeProduct(105, '/chave-inglesa-10.html', 'Chave inglesa 10" <b>cromada</b>', KEYS, 8990, {
    brand: '/forja-norte',
  }),
  storeProduct(106, '/chave-de-fenda.html', 'Chave de fenda', '/ferramentas/manuais', 1490, {
    brand: '/ferro-e-cia',
    choice: choice(2, 'Medida', [
      ['3 x 75 mm', 40, 1490],
      ['5 x 100 mm', 25, 1690],
      ['6 x 150 mm', 0, 1990],
      ['8 x 200 mm', 4, 2390],
    ]),
    rating: 4,
  }),
  storeProduct(107, '/martelo-unha-27-mm.html', 'Martelo unha 27 mm', '/ferramentas/manuais', 5490, {
    brand: '/ferro-e-cia',
    plan: 'none',
  }),
  storeProduct(108, '/alicate-universal-8.html', 'Alicate universal 8"', '/ferramentas/manuais', 6290, {
    brand: '/ferro-e-cia',
    plan: 'discount',
    upfrontPercent: 5,
  }),
  storeProduct(109, '/trena-5-m.html', 'Trena 5 m', '/ferramentas/manuais', 2990, { stock: 1 }),
  storeProduct(110, '/furadeira-de-impacto-750-w.html', 'Furadeira de impacto 750 W', POWER, 42990, {
    brand: '/voltagem',
    choice: voltages(42990),
    upfrontPercent: 8,
    plan: 'interest',
    rating: 4.8,
  }),
  storeProduct(111, '/serra-circular-1400-w.html', 'Serra circular 1400 W', POWER, 79990, {
    brand: '/voltagem',
    choice: voltages(79990),
    was: 89990,
    plan: 'interest',
  }),
  storeProduct(112, '/torno-de-bancada-paralelo.html', 'Torno de bancada paralelo', POWER, 129990, {
    brand: '/ferro-e-cia',
    was: 159990,
    upfrontPercent: 10,
    plan: 'discount',
  }),
  storeProduct(113, '/compressor-de-ar-100-litros.html', 'Compressor de ar 100 litros', POWER, 349900, {
    brand: '/voltagem',
    plan: 'interest',
    pictures: 30,
    stock: 2,
  }),
  storeProduct(114, '/gerador-a-diesel-40-kva.html', 'Gerador a diesel 40 kVA', POWER, undefined, {
    brand: '/voltagem',
    status: 'sobConsulta',
    plan: 'none',
  }),
  storeProduct(115, '/elevador-automotivo.html', 'Elevador automotivo 4 t', POWER, undefined, {
    status: 'sobConsulta',
    plan: 'none',
    pictures: 0,
  }),
  storeProduct(
    116,
    '/parafuso-allen-m8.html',
    'Parafuso Allen M8 & porca <i>sextavada</i>',
    '/ferramentas/manuais',
    45,
    {
      stock: 900,
      plan: 'none',
      pictures: 1,
    },
  ),
]
