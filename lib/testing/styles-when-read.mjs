import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js')
const {
  getDeclarationForElement,
  getResolvedValue,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js')

// What queries by role, user-event and jest-dom read.
const READ = {
  display: (element) => getDeclarationForElement(element).getPropertyValue('display'),
  visibility: (element) => getResolvedValue(element, 'visibility'),
  'pointer-events': (element) => getResolvedValue(element, 'pointer-events'),
}
READ.pointerEvents = READ['pointer-events']

/**
 * Makes a window's getComputedStyle compute a property when it is read, with jsdom's own functions. jsdom computes all fifteen that it
 * implements, colors among them, at every call, and a query by role calls it for each element and its ancestors to read two.
 */
export function computeStylesWhenRead(window) {
  const computeAll = window.getComputedStyle
  window.getComputedStyle = (element, pseudoElement) => {
    const impl = implForWrapper(element)
    // jsdom's function throws the right error for what is not an element.
    if (pseudoElement || !(element instanceof window.Element)) return computeAll(element, pseudoElement)
    let all
    const valueOf = (name) => (Object.hasOwn(READ, name) ? READ[name](impl) : undefined)
    const getPropertyValue = (name) => valueOf(name) ?? (all ??= computeAll(element)).getPropertyValue(name)
    return new Proxy(
      {},
      {
        get(_target, name) {
          if (name === 'getPropertyValue') return getPropertyValue
          const value = valueOf(name) ?? (all ??= computeAll(element))[name]
          return typeof value === 'function' ? value.bind(all) : value
        },
        has: (_target, name) => name in (all ??= computeAll(element)),
      },
    )
  }
}
