/** Running text of the brand's own files, which are checked when the shop starts; never for text of a store or a visitor. */
export function BrandHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
