/** Renders HTML of the brand's own files, which are validated when the shop starts; never pass text of a store or a visitor. */
export function BrandHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
