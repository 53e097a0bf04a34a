/** @jest-environment node */
import fc from 'fast-check'
import { plainText } from './plain-text.ts'

test.each([
  ['Colágeno, 300 g', 'Colágeno, 300 g'],
  ['a < b e 5 <6', 'a < b e 5 <6'],
  ['<b>Novo</b> sabor', 'Novo sabor'],
  ['<p>Um</p><p>Dois</p>', 'Um Dois'],
  ['Linha<br/>outra', 'Linha outra'],
  ['Cora&ccedil;&atilde;o &amp; m&uacute;sculo&nbsp;&ndash; 30&ordm;', 'Coração & músculo – 30º'],
  ['&#82;$ &#x41;', 'R$ A'],
  ['&lt;p&gt;Texto&lt;/p&gt;', 'Texto'],
  ['a<script>alert(1)</script>b', 'a b'],
  ['<style>p{}', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['texto <a href="https://x.example', 'texto'],
  ['Queijo & vinho', 'Queijo & vinho'],
  ['&bogus; &#0; &#xd800;', '&bogus;'],
  ['', ''],
])('platform 3 the plain text of %s is %s', (html, text) => expect(plainText(html)).toBe(text))

const PART = fc.constantFrom(
  '<b>',
  '</b>',
  '<p',
  '>',
  '<',
  '&lt;',
  '&amp;lt;',
  '<!--',
  '-->',
  '<script>',
  '&#60;',
  'x ',
)

test('platform 3 plainText leaves no tag of any sequence of HTML fragments', () => {
  fc.assert(
    fc.property(fc.array(PART, { maxLength: 12 }), (parts) => {
      expect(plainText(parts.join(''))).not.toMatch(/<[a-z/!][^>]*>/i)
    }),
  )
})
