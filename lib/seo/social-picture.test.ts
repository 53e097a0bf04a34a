import { socialPicturePath, socialSubjectOf } from './social-picture.ts'

test.each([
  ['pt', '/'],
  ['en', '/'],
  ['pt', '/colageno'],
  ['en', '/pagina/quem-somos'],
  ['pt', '/omega-3-epa-dha-vita-e.html'],
] as const)('R71 the picture URL of %s %s is parsed back to its page', (lang, path) => {
  const address = socialPicturePath({ lang, path, heading: 'H' })
  const segments = address.replace('/og/', '').replace(/\?.*/, '').split('/')
  expect(socialSubjectOf(segments)).toEqual({ lang, path })
})

test.each([
  'pt',
  'xx.png',
  'pt/../x.png',
  'pt/a/b/c.png',
  'pt/Colágeno.png',
  'pt/.png',
  `pt/${'a'.repeat(200)}.png`,
])('L15 %s is not a picture URL', (name) => {
  expect(socialSubjectOf(name.split('/'))).toBeUndefined()
})
