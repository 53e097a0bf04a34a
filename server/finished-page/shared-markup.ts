import { readRows } from './flight-rows.ts'
import { MarkupSharing, PLACEHOLDERS } from './markup-sharing.ts'

const PUSH = /<script>self\.__next_f\.push\(\[(\d),(.*?)\]\)<\/script>/gs
const PAYLOAD_START = '<script type="text/plain">'
const { content, props, head } = PLACEHOLDERS
/**
 * Fills the placeholders of the payload before it with the content or the attributes of the marked elements, or with elements of the
 * head, then hands it to Next. In the payload a text that begins with "$" begins with two.
 */
export const FILL = `{let d=document,h=d.querySelectorAll('[data-h]'),n=0,t=v=>v.replace(/^\\$/,'$$$$'),a=(e,p)=>{for(let a of e.attributes)if(a.name!='data-h')p[a.name]=t(a.value);return p};self.__next_f.push([1,d.currentScript.previousSibling.textContent.replace(/"(${content}|${props}|${head})(\\d*)"/g,(m,k,i)=>{if(k=='${head}'){let e=d.querySelector('title'),r=[];for(let j=0;j<i;e=e.nextSibling)r.push(['$',e.localName,''+j++,a(e,e.text?{children:t(e.text)}:{})]);return JSON.stringify(r).slice(1,-1)}i&&(n=+i);let e=h[n++],__html=t(e.innerHTML),p={dangerouslySetInnerHTML:{__html}};return JSON.stringify(k=='${props}'?a(e,p):__html)})])}`

/**
 * A page whose payload does not repeat its HTML: where an element of the payload has the same HTML as in the page, the browser
 * reads its content from the page (docs/decisions/0053). A page in a form unknown here is returned unchanged.
 */
export function withSharedMarkup(html: string): string {
  const pushes = [...html.matchAll(PUSH)]
  const texts = pushes.filter(([, kind]) => kind === '1')
  const last = texts.at(-1)
  if (!last || texts.length < pushes.length) return html
  try {
    const flight = texts.map(([, , text]) => JSON.parse(text!) as string).join('')
    if (Object.values(PLACEHOLDERS).some((text) => flight.includes(text))) return html
    const before = html.slice(0, texts[0]!.index)
    // HTML of the store may contain such an attribute. React writes data-href for the style element of the brand's colours.
    if (/data-h(?!ref=)/.test(before)) return html
    const shared = new MarkupSharing(before, readRows(flight))
    const between = html.slice(texts[0]!.index, last.index).replace(PUSH, '')
    const after = html.slice(last.index + last[0].length)
    const payload = shared.payload()
    return `${shared.markup()}${between}${PAYLOAD_START}${payload}</script><script>${FILL}</script>${after}`
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return html
  }
}
