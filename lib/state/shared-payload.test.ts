import { fillPayload } from './shared-payload.ts'

const pushed = () => globalThis.__next_f?.map(([, text]) => text)

beforeEach(() => {
  globalThis.__next_f = []
})

const show = (head: string, body: string, payload: string) => {
  document.head.innerHTML = head
  document.body.innerHTML = `${body}<script type="text/plain">${payload}</script>`
}

test('decision 0053 the placeholders of the payload are replaced by the content and the attributes of the marked elements', () => {
  show(
    '',
    '<p class="a" data-h>um <b>dois</b></p><i data-h>$3</i><a href="/x" data-h>"link"</a>',
    '0:[["$","p",null,"@props"],["$","a",null,"@props2"],["$","i",null,{"id":1,"dangerouslySetInnerHTML":{"__html":"@html1"}}]]',
  )
  fillPayload()
  const html = (__html: string) => ({ dangerouslySetInnerHTML: { __html } })
  expect(pushed()).toEqual([
    `0:${JSON.stringify([
      ['$', 'p', null, { ...html('um <b>dois</b>'), class: 'a' }],
      ['$', 'a', null, { ...html('"link"'), href: '/x' }],
      ['$', 'i', null, { id: 1, ...html('$$3') }],
    ])}`,
  ])
})

test('decision 0053 the placeholder of the head is replaced by the title and the elements after it', () => {
  show('<title>$ Colágeno</title><meta name="description" content="texto">', '', '0:["@head2",1]')
  fillPayload()
  expect(pushed()).toEqual([
    '0:[["$","title","0",{"children":"$$ Colágeno"}],["$","meta","1",{"name":"description","content":"texto"}],1]',
  ])
})

test('T12 while the page is still arriving, Next gets no payload; it gets one at the end of the page, and none from a page without one', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  show('', '<p data-h>um</p>', '0:["@html"]')
  fillPayload()
  expect(pushed()).toEqual([])
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(pushed()).toEqual(['0:["um"]'])
  state.mockRestore()
  document.body.innerHTML = ''
  fillPayload()
  expect(pushed()).toHaveLength(1)
})
