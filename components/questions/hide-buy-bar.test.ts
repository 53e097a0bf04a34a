import { hideBuyBar } from './hide-buy-bar.ts'

/** A page with a buy bar, as buy-form.tsx has it, and a form; the first field has the focus. */
function openPage(position: string) {
  document.body.innerHTML = `
    <form><div role="group"><input name="quantidade"></div><div id="bar" style="position: ${position}"><button></button></div></form>
    <form id="ask"><textarea></textarea><input><button></button></form><a href="/">Home</a>`
  const form = document.querySelector<HTMLFormElement>('#ask')!
  const bar = document.querySelector<HTMLElement>('#bar')!
  form.querySelector('textarea')!.focus()
  hideBuyBar(form)
  return { form, bar }
}

test('R91 on a phone the buy bar is hidden while the form has the focus', () => {
  const { form, bar } = openPage('fixed')
  expect(bar).not.toBeVisible()
  for (const name of ['input', 'button']) {
    form.querySelector<HTMLElement>(name)!.focus()
    expect(bar).not.toBeVisible()
  }
  document.querySelector('a')!.focus()
  expect(bar).toBeVisible()
  form.querySelector('input')!.focus()
  expect(bar).not.toBeVisible()
  form.querySelector('input')!.blur()
  expect(bar).toBeVisible()
})

test('a buy box that is not fixed stays, and a page without one is left alone', () => {
  expect(openPage('static').bar).toBeVisible()
  document.body.innerHTML = '<form></form>'
  expect(() => hideBuyBar(document.forms[0]!)).not.toThrow()
})
