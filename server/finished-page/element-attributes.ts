import type { FlightElement, Model } from './flight-rows.ts'

const NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  textAnchor: 'text-anchor',
  shapeRendering: 'shape-rendering',
}
const BOOLEAN = new Set(['open', 'hidden', 'disabled', 'noValidate', 'required', 'checked'])
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text as React writes it into HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)

/** Thrown for an element whose HTML is not known from the payload alone, such as a client component or a `<select>`. */
export class UnknownHtml extends Error {}

/** One attribute as React writes it; empty for none. Throws UnknownHtml for a value whose HTML is not known. */
export function attributeHtml(name: string, value: Model): string {
  if (value === null) return ''
  if (name === 'style') return ` style="${styleText(value)}"`
  if (typeof value === 'object') throw new UnknownHtml()
  const isText = /^(?:aria|data)-/.test(name)
  if (typeof value === 'boolean' && !isText) {
    if (!BOOLEAN.has(name)) throw new UnknownHtml()
    return value ? ` ${name}=""` : ''
  }
  return ` ${NAMES[name] ?? name}="${escapeHtml(String(value))}"`
}

// React writes some attributes of forms and fields last.
const LATE_PROPS: Record<string, (props: FlightElement[3]) => FlightElement[3]> = {
  form: ({ action = null, encType = null, method = null, target = null, ...rest }) => ({
    ...rest,
    action,
    encType,
    method,
    target,
  }),
  input: ({
    name = null,
    checked = null,
    defaultChecked = checked,
    value = null,
    defaultValue = value,
    ...rest
  }) => ({
    ...rest,
    name,
    checked: defaultChecked,
    value: defaultValue,
  }),
}

/** The attributes of an element in the order in which React writes them. */
export function inOrder(tag: string, props: FlightElement[3]): FlightElement[3] {
  return LATE_PROPS[tag]?.(props) ?? props
}

function styleText(style: Model): string {
  if (!style || typeof style !== 'object' || Array.isArray(style)) throw new UnknownHtml()
  return Object.entries(style)
    .map(([name, value]) => {
      const isCustom = name.startsWith('--')
      if (typeof value === 'object' || typeof value === 'boolean' || (typeof value === 'number' && !isCustom))
        throw new UnknownHtml()
      const property = isCustom ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return `${escapeHtml(property)}:${escapeHtml(String(value).trim())}`
    })
    .join(';')
}

const CONTENT = new Set(['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'])
const TEXT_ATTRIBUTE =
  /^(?:className|id|role|href|rel|target|htmlFor|type|method|action|viewBox|popoverTarget|tabIndex|(?:aria|data)-[a-z-]+)$/

/**
 * Whether React creates the same element from the names and values of its attributes as from its props: each is a text.
 * Boolean attributes are empty texts, which React takes as false; a style is an object.
 */
export function arePropsAttributes(props: FlightElement[3]): boolean {
  return Object.entries(props).every(
    ([name, value]) => CONTENT.has(name) || (TEXT_ATTRIBUTE.test(name) && typeof value !== 'object'),
  )
}
