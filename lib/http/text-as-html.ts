const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML, for the content of an element and for quoted attributes. */
export function textAsHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => NAMES[sign]!)
}
