import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filledPayload } from '../../lib/state/shared-payload.ts'
import { withSharedMarkup } from './shared-markup.ts'

const LONG = 'Colágeno com ácido hialurônico, “Verisol” & vitamina C <5 g>'
const escaped = LONG.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const script = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/</g, '\\u003c')}])</script>`
const page = (body: string, ...texts: string[]) =>
  `<html><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${texts.map(script).join('')}</body></html>`

const attributesOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

/** The payload as the browser hands it to Next: with the marked elements of the page. */
function payloadOf(html: string, head: readonly object[] = []): string {
  const markup = html.slice(0, html.indexOf('<script type'))
  const elements = [...markup.matchAll(/<(\w+)([^>]* data-h)/g)].map(({ index, 1: tag, 2: names }) => {
    const start = markup.indexOf('>', index) + 1
    const innerHTML = markup.slice(start, markup.indexOf(`</${tag}>`, start)).replaceAll('&quot;', '"')
    const attributes = [...names!.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => ({
      name,
      value,
    }))
    return { innerHTML, attributes }
  })
  const [, payload] = /<script type="text\/plain">(.*?)<\/script>/s.exec(html)!
  const inHead = head.map((element, index) =>
    Object.assign(
      Object.create({
        get nextElementSibling() {
          return inHead[index + 1]
        },
      }),
      element,
    ),
  )
  const document = { querySelectorAll: () => elements, querySelector: () => inHead[0] }
  return filledPayload(payload!, document as unknown as Document)
}

test('the payload leaves out the content of an element whose HTML is in the page; the browser reads it from there', () => {
  const html = page(
    `<main><p class="a">${escaped}</p></main>`,
    `1:["$","p",null,{"className":"a","children":${JSON.stringify(LONG)}}]\n0:["$","$L9",null,{"children":["$","main",null,{"children":"$L1"}]}]\n`,
  )
  const shared = withSharedMarkup(html)
  assert.match(shared, /<main data-h><p class="a">/)
  assert.equal(shared.match(/hialurônico/g)!.length, 1)
  const main = { dangerouslySetInnerHTML: { __html: `<p class="a">${escaped}</p>` } }
  assert.equal(
    payloadOf(shared),
    `0:${JSON.stringify(['$', '$L9', null, { children: ['$', 'main', null, main] }])}\n`,
  )
})

test('the title and what follows it in the head is not repeated; another element ends the list', () => {
  const list = [
    ['$', 'title', '0', { children: 'A & B' }],
    ['$', 'meta', '1', { name: 'description', content: '$$5 <b>' }],
    ['$', 'link', '2', { rel: 'manifest', href: '/m', crossOrigin: '$undefined' }],
    ['$', '$L9', '3', {}],
  ]
  const head =
    '<title>A &amp; B</title><meta name="description" content="$5 &lt;b&gt;"/><link rel="manifest" href="/m"/>'
  const shared = withSharedMarkup(page(head, `0:${JSON.stringify(list)}\n`))
  assert.match(shared, /0:\["@head3",\["\$","\$L9","3",\{\}\]\]\n/)
  const link = { rel: 'manifest', href: '/m' }
  const elements = [
    { localName: 'title', textContent: 'A & B', attributes: [] },
    { localName: 'meta', attributes: attributesOf({ name: 'description', content: '$5 <b>' }) },
    { localName: 'link', attributes: attributesOf(link) },
  ]
  assert.deepEqual(JSON.parse(payloadOf(shared, elements).slice(2)), [
    list[0],
    list[1],
    ['$', 'link', '2', link],
    list[3],
  ])
})

test('a head in another order stays in the payload', () => {
  const list = [
    ['$', 'title', '0', { children: 'A' }],
    ['$', 'meta', '1', { name: 'b', content: 'c' }],
  ]
  const shared = withSharedMarkup(
    page('<title>A</title><link rel="x"/><meta name="b" content="c"/>', `0:${JSON.stringify(list)}\n`),
  )
  assert.match(shared, /0:\[\["\$","title","0"/)
})

test('a form with a select, a text area and a part for browsers without scripts is shared', () => {
  const option = (value: string, text: string) => ['$', 'option', value, { value, children: text }]
  const form = [
    '$',
    'form',
    null,
    {
      className: 'sort',
      children: [
        [
          '$',
          'select',
          null,
          { name: 'ordem', defaultValue: 'b', children: [option('a', 'A'), option('b', 'B')] },
        ],
        ['$', 'textarea', null, { name: 'texto', defaultValue: '', rows: 5 }],
        ['$', 'noscript', null, { children: ['$', 'button', null, { children: 'Ordenar' }] }],
      ],
    },
  ]
  const content =
    '<select name="ordem"><option value="a">A</option><option value="b" selected="">B</option></select>' +
    '<textarea name="texto" rows="5"></textarea><noscript><button>Ordenar</button></noscript>'
  const shared = withSharedMarkup(page(`<form class="sort">${content}</form>`, `0:${JSON.stringify(form)}\n`))
  assert.match(shared, /<form class="sort" data-h>/)
  assert.match(shared, /0:\["\$","form",null,"@props"\]/)
})

test('an element that contains a client component stays in the payload; only its other children are read from the page', () => {
  const texts = [
    '2:I["x",[],"Carousel"]\n',
    `0:["$","main",null,{"children":[["$","p",null,{"children":"${'a'.repeat(60)}"}],["$","$L2",null,{"start":1}]]}]\n`,
  ]
  const shared = withSharedMarkup(page(`<main><p>${'a'.repeat(60)}</p><b>1</b></main>`, ...texts))
  assert.match(shared, /<main><p data-h>/)
  assert.match(payloadOf(shared), /\["\$","\$L2",null,\{"start":1\}\]/)
  assert.match(payloadOf(shared), /2:I\["x",\[\],"Carousel"\]/)
})

test('the props of a shared element are read from its attributes when all of them are texts; a style stays in the payload', () => {
  const [first, second, third] = ['f', 'g', 'h'].map((letter) => letter.repeat(60)) as [
    string,
    string,
    string,
  ]
  const element = (tag: string, props: object) => ['$', tag, 'k', props]
  const row = [
    element('section', {
      id: 's',
      'aria-label': '$$1',
      'data-deferred': true,
      className: 'a',
      children: first,
    }),
    element('p', { style: { '--x': '1' }, children: second }),
    element('nav', { hidden: true, children: third }),
    ['$', '$L2', null, {}],
  ]
  const markup = `<section id="s" aria-label="$1" data-deferred="true" class="a">${first}</section><p style="--x:1">${second}</p><nav hidden="">${third}</nav>`
  const html = page(markup, '2:I["x",[],"Carousel"]\n', `0:${JSON.stringify(row)}\n`)
  const payload = payloadOf(withSharedMarkup(html))
  const content = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
  assert.ok(
    payload.includes(
      JSON.stringify([
        '$',
        'section',
        'k',
        { ...content(first), id: 's', 'aria-label': '$$1', 'data-deferred': 'true', class: 'a' },
      ]),
    ),
  )
  assert.ok(payload.includes(JSON.stringify(['$', 'p', 'k', { style: { '--x': '1' }, ...content(second) }])))
  assert.ok(payload.includes(JSON.stringify(['$', 'nav', 'k', { hidden: true, ...content(third) }])))
})

test('an element whose HTML differs from the payload in any way keeps its content in the payload', () => {
  const text = `0:["$","main",null,{"children":["$","p",null,{"children":"${'b'.repeat(60)}"}]}]\n`
  const html = page(`<main><p title="">${'b'.repeat(60)}</p></main>`, text)
  assert.equal(payloadOf(withSharedMarkup(html)), text)
})

test('an element that another part of the payload refers to keeps its content', () => {
  const text = `0:["$","main",null,{"children":[["$","p",null,{"children":"${'c'.repeat(60)}"}],["$","$L9",null,{"title":"$0:props:children:0:props:children"}]]}]\n`
  const shared = withSharedMarkup(page(`<main><p>${'c'.repeat(60)}</p></main>`, text))
  assert.equal(payloadOf(shared), text)
})

test('an attribute that is long enough for a row of its own keeps that row', () => {
  const path = 'M1 1h7v1H1z'.repeat(100)
  const drawing = ['$', 'path', null, { d: '$4' }]
  const rows = [
    `4:T${path.length.toString(16)},${path}`,
    `0:${JSON.stringify(['$', '$L9', null, { children: drawing }])}\n`,
  ]
  const payload = payloadOf(withSharedMarkup(page(`<svg><path d="${path}"></path></svg>`, ...rows)))
  assert.ok(payload.includes('{"d":"$4"'))
  assert.ok(payload.startsWith(`4:T${path.length.toString(16)},${path}`))
})

test('long texts, links, fields and forms are recognized in the order in which React writes their attributes', () => {
  const rows = [
    `4:T${Buffer.byteLength(LONG).toString(16)},${LONG}`,
    `0:["$","$L9",null,{"children":["$","form",null,{"method":"post","action":"/pergunta","className":"f","children":[["$","input",null,{"defaultValue":"1","name":"q","type":"hidden"}],["$","a",null,{"className":"$undefined","children":["$4",1],"data-link":"","href":"/termos"}]]}]}]\n`,
  ]
  const form = `<form class="f" action="/pergunta" method="post"><input type="hidden" name="q" value="1"/><a data-link="" href="/termos">${escaped}<!-- -->1</a></form>`
  const shared = withSharedMarkup(page(form, ...rows))
  assert.match(shared, /<form class="f"[^>]* data-h>/)
  assert.doesNotMatch(payloadOf(shared), /"input"|\["\$","a"/)
})

test('separators of texts stay only where React hydrates these texts', () => {
  const row = `0:["$","$L9",null,{"children":["$","p",null,{"className":"a","children":[${JSON.stringify(LONG)},": ",3]}]}]\n`
  const text = `${escaped}<!-- -->: <!-- -->3`
  const shared = withSharedMarkup(page(`<p class="a">${text}</p><i>De<!-- --> 3</i>`, row))
  assert.ok(shared.includes(`<p class="a" data-h>${escaped}: 3</p><i>De<!-- --> 3</i>`))
})

test('a data block is read from the page; an executable script gets no mark', () => {
  const [data, code] = [`{"a":"${'d'.repeat(60)}"}`, `let e="${'e'.repeat(60)}"`]
  const element = (props: object, text: string) => [
    '$',
    'script',
    null,
    { ...props, dangerouslySetInnerHTML: { __html: text } },
  ]
  const row = JSON.stringify([element({ type: 'application/ld+json' }, data), element({}, code)])
  const shared = withSharedMarkup(
    page(`<script type="application/ld+json">${data}</script><script>${code}</script>`, `0:${row}\n`),
  )
  assert.ok(
    shared.includes(`<script type="application/ld+json" data-h>${data}</script><script>${code}</script>`),
  )
  assert.equal(shared.split(data).length, 2)
})

test('the payload leaves out files and preload hints that the HTML already has, and undefined properties', () => {
  const link = (href: string) => ['$', 'link', '0', { rel: 'stylesheet', href, precedence: 'next' }]
  const code = ['$', 'script', 'script-0', { src: '/a.js', async: true }]
  const props = {
    children: [[link('/a.css'), '$L1'], [link('/b.css')], [code, 'a'], null],
    error: '$undefined',
    notFound: [['$', 'h1', null, { className: 'next-error-h1', children: 404 }], []],
  }
  const texts = [
    ':HL["/a.css","style"]\n',
    `1:${JSON.stringify(code)}\n`,
    `0:${JSON.stringify(['$', '$L9', null, props])}\n`,
  ]
  const files =
    '<link rel="stylesheet" href="/a.css" data-precedence="next"/><script src="/a.js" async=""></script>'
  assert.equal(
    payloadOf(withSharedMarkup(page(files, ...texts))),
    `0:${JSON.stringify(['$', '$L9', null, { children: [[], [link('/b.css')], [code, 'a'], null], notFound: [] }])}\n`,
  )
})

for (const [name, html] of [
  ['without a payload', '<p>Olá</p>'],
  ['with binary parts', page('<p>Olá</p>', '0:1\n').replace('[1,', '[3,')],
  ['with a row in another form', page('<p>Olá</p>', 'no row')],
  ['with a reference that leads nowhere', page('<p>Olá</p>', '0:"$0:props:x:y"\n')],
] as const)
  test(`a page ${name} stays as it is`, () => assert.equal(withSharedMarkup(html), html))
