import type { APIRequestContext, APIResponse } from '@playwright/test'
import { queryAllByLabelText, queryAllByRole, type ByRoleMatcher } from '@testing-library/dom'
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom'
import {
  fillField,
  formRequest,
  multipartBody,
  urlEncoded,
  type PlainField,
  type PlainValue,
  type PlainFile,
} from './plain-form.ts'

type Name = string | RegExp

/** Elements whose content a visitor never reads. */
const NOT_READ = '[hidden], script, style, template, noscript'
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Computes the style of each kind of element once, because jsdom compares every element with every rule of its own style
 * sheet. Of these rules, those about `display` and `visibility`, which roles and names depend on, read the tag, `hidden` and `type`; the
 * pages have no style attributes (L19).
 */
function rememberStyles(window: DOMWindow): void {
  const compute = window.getComputedStyle.bind(window)
  const known = new Map<string, CSSStyleDeclaration>()
  window.getComputedStyle = (element, pseudo) => {
    const kind = [element.localName, element.hasAttribute('hidden'), element.getAttribute('type')].join()
    const style = (!pseudo && known.get(kind)) || compute(element, pseudo)
    if (!pseudo) known.set(kind, style)
    return style
  }
}

/**
 * A browser without JavaScript, styles and pictures: it reads pages, follows links, and fills and sends forms. It finds fields by
 * label and all else by role and accessible name, as a visitor does. What a page does not have and what a browser would not send throws.
 */
export class PlainBrowser {
  #request: APIRequestContext
  #response: APIResponse | undefined
  // One window shows all pages, because jsdom takes longer to make a window than to read most pages.
  #dom = new JSDOM('', { virtualConsole: new VirtualConsole() })
  #files = new Map<string, PlainFile>()

  /** The visitor's cookies and address are those of the client. */
  constructor(request: APIRequestContext) {
    this.#request = request
    rememberStyles(this.#dom.window)
  }

  get url(): URL {
    return new URL(this.#dom.window.location.href)
  }

  get body(): HTMLElement {
    return this.#dom.window.document.body
  }

  get main(): HTMLElement {
    return this.find('main')
  }

  /** The response of the page, after all redirects. */
  get response(): APIResponse {
    if (!this.#response) throw new Error('No page is open.')
    return this.#response
  }

  async open(path: string): Promise<void> {
    await this.#show(await this.#request.get(path, { headers: { accept: 'text/html' } }))
  }

  /** Follows the first link with a name. */
  async follow(name: Name, within?: HTMLElement): Promise<void> {
    await this.open((this.find('link', name, within) as HTMLAnchorElement).href)
  }

  /** The first element with a role and an accessible name. */
  find(role: ByRoleMatcher, name?: Name, within = this.body): HTMLElement {
    const found = queryAllByRole(within, role, { ...(name && { name }), hidden: true })
    if (this.#shown(found)[0]) return this.#shown(found)[0]!
    const others = queryAllByRole(within, role, { hidden: true }).map((element) => this.text(element))
    return this.#fail(`no ${String(role)} has the name ${String(name)}, only ${others.join(' | ')}`)
  }

  /** The only field with a label. */
  field(label: Name, within = this.body): PlainField {
    const found = this.#shown(queryAllByLabelText(within, label, { selector: 'input, select, textarea' }))
    if (found.length !== 1) this.#fail(`${found.length} fields have the label ${String(label)}`)
    return found[0] as PlainField
  }

  /** Types a text into a field, chooses an option by its text, checks a box or radio button, or chooses a file. */
  fill(label: Name, value: PlainValue, within?: HTMLElement): void {
    const field = this.field(label, within)
    const problem = fillField(field, value)
    if (problem) this.#fail(`the field ${String(label)} ${problem}`)
    if (typeof value === 'object') this.#files.set(field.name, value)
  }

  /** The texts that describe an element, such as the error of a field. */
  description(element: Element): string {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => this.text(this.body.querySelector<HTMLElement>(`#${id}`)!)).join(' ')
  }

  /** The text of the page or of a part of it, white space collapsed. */
  text(within = this.body): string {
    const copy = within.cloneNode(true) as HTMLElement
    for (const node of copy.querySelectorAll(NOT_READ)) node.remove()
    const walker = this.#dom.window.document.createTreeWalker(copy, this.#dom.window.NodeFilter.SHOW_TEXT)
    let text = ''
    let parent: Node | null = null
    while (walker.nextNode()) {
      // React writes one sentence as several text nodes.
      text += (walker.currentNode.parentNode === parent ? '' : ' ') + walker.currentNode.nodeValue
      parent = walker.currentNode.parentNode
    }
    return text
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.:;!?])/g, '')
      .trim()
  }

  /** Presses the first button with a name, which sends its form; fails for a form that a browser would reject. */
  async press(name: Name, within?: HTMLElement): Promise<void> {
    const button = this.find('button', name, within) as HTMLButtonElement
    const { form } = button
    if (!form || button.type !== 'submit' || button.disabled)
      return this.#fail(`the button ${String(name)} sends no form`)
    const isRejected = (field: Element) => !(field as PlainField).checkValidity()
    const rejected = [...form.elements].find(isRejected)
    if (rejected && !form.noValidate && !button.formNoValidate)
      this.#fail(`a browser does not send ${rejected.outerHTML}`)
    const { method, address, fields, isMultipart } = formRequest(form, button)
    if (method === 'GET') return this.open(address.href)
    const headers = { accept: 'text/html', origin: this.url.origin, 'sec-fetch-site': 'same-origin' }
    const body = isMultipart
      ? { multipart: multipartBody(fields, this.#files), headers }
      : { data: urlEncoded(fields), headers: { ...headers, ...FORM_TYPE } }
    await this.#show(await this.#request.post(address.href, body))
  }

  #shown(elements: HTMLElement[]): HTMLElement[] {
    return elements.filter((element) => !element.closest('[hidden]'))
  }

  #fail(why: string): never {
    throw new Error(`${this.url.href}: ${why}.`)
  }

  async #show(response: APIResponse): Promise<void> {
    this.#response = response
    this.#files.clear()
    // jsdom would parse the styles and complain about new syntax; the texts of scripts are half of a page.
    const html = (await response.text())
      .replace(/<style[\s\S]*?<\/style>|<link [^>]*>/g, '')
      .replace(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2')
    this.#dom.reconfigure({ url: response.url() })
    this.#dom.window.document.documentElement.innerHTML = html
    const refresh = this.#dom.window.document
      .querySelector('meta[http-equiv=refresh]')
      ?.getAttribute('content')
    const [, next] = /^0;\s*url=(.+)$/i.exec(refresh ?? '') ?? []
    if (next) await this.open(new URL(next, this.url).href)
  }
}
