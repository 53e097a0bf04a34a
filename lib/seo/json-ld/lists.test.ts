/** @jest-environment node */
import { breadcrumbNode } from './breadcrumb.ts'
import { faqPageNode } from './faq-page.ts'
import { itemListNode } from './item-list.ts'

const SITE = 'https://loja.example'
const HOME = { label: 'Home', href: '/' }

describe('R55 breadcrumb', () => {
  test.each([[[]], [[HOME]]])('fewer than two steps give no breadcrumb: %j', (steps) => {
    expect(breadcrumbNode(steps, SITE)).toBeUndefined()
  })

  test('positions start at one, URLs are absolute, and the page itself has no URL', () => {
    const steps = [
      HOME,
      { label: 'Skincare', href: '/categoria/skincare' },
      { label: 'Sérum', href: '/serum' },
    ]
    expect(breadcrumbNode(steps, SITE)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
        { '@type': 'ListItem', position: 2, name: 'Skincare', item: `${SITE}/categoria/skincare` },
        { '@type': 'ListItem', position: 3, name: 'Sérum' },
      ],
    })
  })
})

describe('R51 item list', () => {
  test('an empty listing has no item list', () => expect(itemListNode([], SITE)).toBeUndefined())

  test('an item list has names and URLs, no product data', () => {
    expect(itemListNode([{ name: 'Whey', href: '/en/whey' }], SITE)).toEqual({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Whey', url: `${SITE}/en/whey` }],
    })
  })
})

describe('R56 questions', () => {
  test('without questions there is no FAQ page', () => expect(faqPageNode([])).toBeUndefined())

  test('an answer has its paragraphs and link text as on the page', () => {
    const entry = {
      question: 'Tem glúten?',
      answer: ['Não.', 'Nem lactose.'],
      link: { label: 'Ver o rótulo' },
    }
    expect(faqPageNode([entry])?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Tem glúten?',
        acceptedAnswer: { '@type': 'Answer', text: 'Não.\nNem lactose.\nVer o rótulo' },
      },
    ])
  })
})
