const END = '</head>'
const CHARSET = /<meta charset="[^"]*"\/?>/i
// Scripts and styles come first in the pattern, so that tags inside their texts are not found.
const DESCRIBES =
  /<(script|style|noscript)\b[^>]*>[^]*?<\/\1>|<title>[^<]*<\/title>|<meta (?:name|property)=[^>]*>|<link rel="(?:canonical|alternate|manifest|icon|apple-touch-icon)"[^>]*>/g

/**
 * A page whose title, description, canonical and Open Graph come before styles, preloads and scripts (R8, R71): programs that
 * show a link read only its first kilobytes. React finds these elements by their attributes, wherever they are in the document.
 */
export function withHeadFirst(html: string): string {
  const end = html.indexOf(END)
  const charset = CHARSET.exec(html)
  if (end < 0 || !charset || charset.index > end) return html
  const start = charset.index + charset[0].length
  const moved: string[] = []
  const rest = html.slice(start, end).replace(DESCRIBES, (tag, rawText: string | undefined) => {
    if (rawText) return tag
    moved.push(tag)
    return ''
  })
  return html.slice(0, start) + moved.join('') + rest + html.slice(end)
}
