import { forgetTyped, restoreTyped, storeTyped } from './typed-values.ts'

/** The form as the server sends it, in a tab that may have typed values. */
function openForm(name: string, uf = '') {
  const states = ['', 'SP', 'RJ'].map(
    (state) => `<option ${state === uf ? 'selected' : ''}>${state}</option>`,
  )
  document.body.innerHTML = `<form><input name="nome" value="${name}" /><input name="email" value="ana@exemplo.com" /><select name="uf">${states.join('')}</select></form>`
  const form = document.querySelector('form')!
  restoreTyped(form, 'dados')
  const value = (field: string) => (form.elements.namedItem(field) as HTMLInputElement).value
  const type = (field: string, text: string) => {
    ;(form.elements.namedItem(field) as HTMLInputElement).value = text
    storeTyped(form, 'dados')
  }
  return { value, type }
}

beforeEach(() => sessionStorage.clear())

test('P31 a typed value wins over the value of the account, even one that arrives later; so does an emptied field', () => {
  openForm('').type('nome', 'Bia Lima')
  const signedIn = openForm('Ana')
  expect([signedIn.value('nome'), signedIn.value('email')]).toEqual(['Bia Lima', 'ana@exemplo.com'])
  signedIn.type('email', '')
  expect(openForm('Ana').value('email')).toBe('')
})

test('P31 a checked box stays checked through a reload', () => {
  const open = () => {
    document.body.innerHTML = '<form><input type="checkbox" name="presente" value="sim" /></form>'
    const form = document.querySelector('form')!
    restoreTyped(form, 'entrega')
    return { form, box: form.querySelector('input')! }
  }
  const { form, box } = open()
  expect(box.checked).toBe(false)
  box.checked = true
  storeTyped(form, 'entrega')
  expect(open().box.checked).toBe(true)
})

test('P31 a value that the shopper did not change is not stored, so that a newer one of the account is shown', () => {
  openForm('Ana', 'SP').type('email', 'outra@exemplo.com')
  const reloaded = openForm('Ana Souza', 'RJ')
  expect([reloaded.value('nome'), reloaded.value('uf')]).toEqual(['Ana Souza', 'RJ'])
  reloaded.type('uf', 'SP')
  expect(openForm('Ana Souza', 'RJ').value('uf')).toBe('SP')
  forgetTyped('dados')
  expect(openForm('Ana Souza', 'RJ').value('uf')).toBe('RJ')
})
