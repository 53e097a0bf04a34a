/** @jest-environment node */
import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { safeHtml } from './sanitize.ts'

test.each([
  ['<p>Um <b>texto</b></p>', '<p>Um <b>texto</b></p>'],
  ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['<iframe src="https://x.example"></iframe><p>a</p>', '<p>a</p>'],
  ['<h1>Título</h1>', '<h3>Título</h3>'],
  [
    '<a href="https://x.example" target="_blank">x</a>',
    '<a href="https://x.example" rel="nofollow noopener">x</a>',
  ],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<a href="//x.example">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  [
    '<img src="https://cdn.example/a.webp" onerror=alert(1)>',
    '<img alt="" src="https://cdn.example/a.webp" loading="lazy" decoding="async" />',
  ],
  ['<img src="data:image/svg+xml,x">', ''],
  ['<div>a</div><p> </p>', '<p>a</p>'],
  ['<font face=x>a</font>', 'a'],
  ['a &amp; b &lt;c&gt;', 'a &amp; b &lt;c&gt;'],
])('platform 3 %s is sanitized to %s', (html, safe) => expect(safeHtml(html)).toBe(safe))

interface Node {
  nodeName: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(nodesOf)]

const PART = fc.constantFrom(
  '<script>',
  '</script>',
  '<svg onload=x()>',
  '<img src=x onerror=x()>',
  '<style>',
  '<!--',
  '-->',
  '<p',
  '<a href=" javascript:x()">',
  '<math><mtext>',
  '<iframe srcdoc="<script>">',
  '"',
  "'",
  '>',
  '<',
  '&lt;',
  'a b',
  '<noscript><p title="</noscript><img src=x onerror=x()>">',
  '<template>',
  '<form action=x>',
  '<title>',
  '\0',
)

test('platform 3 safeHtml leaves no executable markup of any sequence of HTML fragments', () => {
  fc.assert(
    fc.property(fc.array(PART, { maxLength: 12 }), (parts) => {
      const nodes = nodesOf(parseFragment(safeHtml(parts.join(''))) as unknown as Node)
      const names = nodes.map(({ nodeName }) => nodeName)
      for (const bad of ['script', 'style', 'iframe', 'svg', 'math', 'form', 'template'])
        expect(names).not.toContain(bad)
      const attributes = nodes.flatMap(({ attrs = [] }) => attrs)
      expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual([])
      expect(attributes.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([])
    }),
  )
})
