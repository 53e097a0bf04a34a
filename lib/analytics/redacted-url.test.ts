/** @jest-environment node */
import { isFreeOfPersonalData, redactedUrl } from './redacted-url.ts'

const SHOP = 'https://loja.example'

test.each([
  ['/colageno', '/colageno'],
  ['/colageno?utm_source=x&gbraid=Ab-9#fotos', '/colageno?utm_source=x&gbraid=Ab-9'],
  ['/?utm_id=120210123456789', '/?utm_id=120210123456789'],
  ['/avaliacao-empresa?email=ana%40x.com&campanha=pos&nome=Ana', '/avaliacao-empresa'],
  ['/avaliacao-empresa/?campanha=pos', '/avaliacao-empresa/'],
  ['/en/avaliacao-empresa?nome=Ana', '/en/avaliacao-empresa'],
  ['/colageno?EMAIL=ana&x=1', '/colageno?x=1'],
  ['/busca?busca=ana@x.com', '/busca'],
  ['/busca?busca=serum', '/busca?busca=serum'],
  ['/?de=ana%2540x.com', '/'],
  ['/?utm_content=ana@x.com&utm_source=news', '/?utm_source=news'],
  ['/?q=%2B55+(11)+90000-0003', '/'],
  ['/?d=529.982.247-25', '/'],
  ['/ana@x.com', '/'],
])('R85 %s is redacted to %s', (path, redacted) => {
  expect(redactedUrl(SHOP + path)).toBe(SHOP + redacted)
  expect(isFreeOfPersonalData(SHOP + path)).toBe(redacted === path.replace(/#.*/, ''))
})

test.each(['', 'about:blank', 'android-app://com.google', 'no url'])('R85 %p has no redacted URL', (href) => {
  expect(redactedUrl(href)).toBe('')
})

test.each([
  ['', true],
  ['android-app://com.google.android.googlequicksearchbox/', true],
  ['android-app://com.google.android.gm/', true],
  ['android-app://mail.example/ana@x.com', false],
  ['android-app://mail.example/ana%40x.com', false],
  ['https://mail.example/?de=ana@x.com', false],
])('R83 R85 isFreeOfPersonalData(%p) returns %p', (referrer, isFree) => {
  expect(isFreeOfPersonalData(referrer)).toBe(isFree)
})
