import sanitizeHtml, { type IOptions } from 'sanitize-html'
import type { SafeHtml } from './safe-html.ts'

const OPTIONS: IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'a',
    'abbr',
    'b',
    'code',
    'em',
    'i',
    'mark',
    's',
    'small',
    'strong',
    'sub',
    'sup',
    'u',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 30,
  // The content of these elements is removed too.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'template',
    'title',
    'svg',
    'math',
  ],
  transformTags: {
    // The page has its own h1 and h2.
    h1: 'h3',
    h2: 'h3',
    div: 'p',
    section: 'p',
    a: (tagName, { href = '' }) => ({ tagName, attribs: href ? { href, rel: 'nofollow noopener' } : {} }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy', decoding: 'async' },
    }),
  },
  // A relative picture is on the store's host, not on the shop's.
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && !attribs['src']?.startsWith('https://')) ||
    (tag === 'p' && text.trim() === '' && mediaChildren.length === 0),
}

/**
 * HTML of the store with only harmless elements and attributes: no scripts, styles, frames or event handlers; links get
 * rel="nofollow" (platform 3). Server only; '' when no visible content is left.
 */
export function safeHtml(html: string): SafeHtml {
  return sanitizeHtml(html, OPTIONS).trim() as SafeHtml
}
