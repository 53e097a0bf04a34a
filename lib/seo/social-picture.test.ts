/** @jest-environment node */
import { socialPicturePath, socialSubjectOf } from './social-picture.ts'

test.each([
  ['pt', '/'],
  ['en', '/'],
  ['pt', '/colageno'],
  ['en', '/pagina/quem-somos'],
  ['pt', '/omega-3-epa-dha-vita-e.html'],
  ['en', '/Ferramentas/Chaves_Fixas/Chave-10.5mm'],
  ['pt', '/col%C3%A1geno'],
] as const)('R71 the picture URL of %s %s is parsed back to its page', (lang, path) => {
  const address = socialPicturePath({ lang, path, heading: 'H' })
  const segments = address.replace('/og/', '').replace(/\?.*/, '').split('/')
  expect(socialSubjectOf(segments)).toEqual({ lang, path })
  expect(socialSubjectOf(segments.map(decodeURIComponent))).toEqual({ lang, path })
})

test.each([
  'pt',
  'xx.png',
  'pt/../x.png',
  'pt/a/b/c.php.png',
  'pt/<script>.png',
  'pt/checkout/pagamento.png',
  'pt/.png',
  `pt/${'a'.repeat(600)}.png`,
])('L15 %s is not a picture URL', (name) => {
  expect(socialSubjectOf(name.split('/'))).toBeUndefined()
})
