/** @jest-environment node */
import { missingPages } from './missing-pages.ts'
import { DEFAULT_BRAND, readBrand } from './read-brand.ts'

const missingOfSerraAlta = missingPages(readBrand('e2e/brands/serra-alta'))

test('P28 the default brand has every page', () => {
  expect([...missingPages(readBrand(DEFAULT_BRAND))]).toEqual([])
})

test('P28 a brand has only the pages that it has content for', () => {
  expect([...missingOfSerraAlta].sort()).toEqual([
    '/avaliacao-empresa',
    '/avaliacao/revisar',
    '/avaliacoes-produtos-serra-alta',
    '/monte-seu-kit',
    '/pagina/duvidas-frequentes',
    '/pagina/politica-de-pagamento',
    '/pagina/quem-somos',
    '/pagina/referencias',
    '/pagina/troca-e-devolucao',
  ])
})
