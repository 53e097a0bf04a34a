import { storeProduct, type StoreProduct } from './store-product.ts'

const TECHNICAL = '/livros/tecnicos'
const NOVELS = '/livros/romances'

const SCRIPTS = `<p>Uma história de mar &amp; de sal.</p><script>window.foreignScript = 1</script>
<img src="x" onerror="window.foreignScript = 2"><a href="javascript:window.foreignScript=3">trecho</a>
<ul><li>320 páginas</li><li>Capa dura</li></ul><iframe src="https://exemplo.invalid/"></iframe>
<style>body{display:none}</style><p style="position:fixed;inset:0">Edição de bolso</p>`

/** Books: addresses with the product's number; texts with markup that must never run. */
export const BOOKS: StoreProduct[] = [
  storeProduct(301, '/o-farol-apagado-p301', 'O farol apagado', NOVELS, 5490, {
    brand: '/editora-remanso',
    long: SCRIPTS,
    short: 'Romance. <script>window.foreignScript = 4</script><b>Prêmio Maré</b>',
    rating: 5,
  }),
  storeProduct(302, '/a-casa-do-meio-p302', 'A casa do meio', NOVELS, 4990, {
    brand: '/editora-remanso',
    plan: 'none',
  }),
  storeProduct(303, '/manual-do-marceneiro-p303', 'Manual do marceneiro', TECHNICAL, 11990, {
    brand: '/editora-remanso',
    was: 14990,
  }),
  storeProduct(304, '/solda-passo-a-passo-p304', 'Solda passo a passo', TECHNICAL, 9990, {
    long: '',
    short: '',
    pictures: 0,
  }),
  storeProduct(305, '/historia-do-cafe-p305', 'História do café', '/livros', 6990, {
    upfrontPercent: 15,
    pictures: 1,
  }),
  storeProduct(306, '/atlas-de-ferramentas-p306', 'Atlas de ferramentas', TECHNICAL, 23990, {
    brand: '/editora-remanso',
    stock: 0,
    status: 'indisponivel',
  }),
  storeProduct(307, '/colecao-completa-p307', 'Coleção completa, 24 volumes', NOVELS, 189900, {
    brand: '/editora-remanso',
    was: 249900,
    plan: 'interest',
    isSet: true,
  }),
  storeProduct(308, '/poemas-do-balcao-p308', 'Poemas do balcão', NOVELS, 3990),
  storeProduct(309, '/desenho-tecnico-p309', 'Desenho técnico', TECHNICAL, 8990, { plan: 'discount' }),
  storeProduct(310, '/gramatica-da-madeira-p310', 'Gramática da madeira', TECHNICAL, 7990, { rating: 4.1 }),
]
