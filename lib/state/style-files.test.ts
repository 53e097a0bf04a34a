import { nameStyleFiles } from './style-files.ts'

const hrefs = () => [...document.querySelectorAll('head > link')].map((link) => link.getAttribute('href'))
const ADDRESSES = ['/_next/static/chunks/a-1.css', '/_next/static/chunks/_b2.css']
const fetched = jest.spyOn(globalThis, 'fetch')

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response(ADDRESSES.join('\n')))
  document.head.innerHTML = '<style></style><style data-precedence="brand"></style>'
  document.body.innerHTML = '<link rel="stylesheet" href="/_next/static/deferred/v/AA.css">'
})

const arrive = async () => {
  document.querySelector('body > link')!.dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve))
}

test('decision 0052 once the deferred styles have arrived, a disabled link stands for each style file of the page', async () => {
  nameStyleFiles()
  expect(fetched).not.toHaveBeenCalled()
  await arrive()
  expect(fetched.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual([
    '/_next/static/deferred/v/AA.txt',
  ])
  expect(hrefs()).toEqual(ADDRESSES)
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link')) {
    expect(link.disabled).toBe(true)
    expect(link.dataset['precedence']).toBe('next')
  }
  expect(document.head.firstElementChild!.nextElementSibling!.localName).toBe('link')
})

test.each([
  ['after a failure', Promise.reject(new TypeError('offline'))],
  ['for a page of an earlier build', Promise.resolve(new Response('', { status: 404 }))],
])('without the names there are no links: %s', async (_case, answer) => {
  fetched.mockReturnValueOnce(answer)
  nameStyleFiles()
  await arrive()
  expect(hrefs()).toEqual([])
})

test('a page that contains all of its styles asks for no names', () => {
  document.body.innerHTML = ''
  nameStyleFiles()
  expect(fetched).not.toHaveBeenCalled()
})
