/** A file that a form sends. */
export interface PlainFile {
  name: string
  mimeType: string
  buffer: Uint8Array<ArrayBuffer>
}

export type PlainField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field gets: a text, the text of an option, whether it is checked, or a file. */
export type PlainValue = string | boolean | PlainFile

/** Fills a field as a visitor does. Returns the reason why that is impossible; undefined when it is filled. For a file it only checks that the field takes one. */
export function fillField(field: PlainField, value: PlainValue): string | undefined {
  if (field.disabled) return 'is disabled'
  const { type } = field
  if (typeof value === 'object') return type === 'file' ? undefined : 'takes no file'
  if (typeof value === 'boolean') {
    if (!/^(?:checkbox|radio)$/.test(type)) return 'cannot be checked'
    ;(field as HTMLInputElement).checked = value
    return undefined
  }
  if (field.tagName === 'SELECT') {
    const options = [...(field as HTMLSelectElement).options]
    const option = options.find(({ text, disabled }) => text.trim() === value && !disabled)
    if (!option) return `has only the options ${options.map(({ text }) => text).join(', ')}`
    option.selected = true
    return undefined
  }
  const { maxLength, readOnly } = field as HTMLInputElement
  if (/^(?:checkbox|radio|file|hidden)$/.test(type) || readOnly) return 'takes no text'
  field.value = maxLength < 0 ? value : value.slice(0, maxLength)
  return undefined
}

/** What a browser sends for a form. */
export interface FormRequest {
  method: 'GET' | 'POST'
  address: URL
  fields: [string, FormDataEntryValue][]
  isMultipart: boolean
}

/** The request of a form sent with a button, or without one. */
export function formRequest(form: HTMLFormElement, button?: HTMLElement): FormRequest {
  const { FormData: DomFormData, location } = form.ownerDocument.defaultView!
  const read = (name: string) =>
    (button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '').toLowerCase()
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action')
  const request = {
    address: new URL(action || location.href, location.href),
    fields: [...new DomFormData(form, button)],
    isMultipart: read('enctype') === 'multipart/form-data',
  }
  if (read('method') === 'post') return { ...request, method: 'POST' }
  request.address.search = urlEncoded(request.fields)
  return { ...request, method: 'GET' }
}

/** Fields as `application/x-www-form-urlencoded`. */
export function urlEncoded(fields: FormRequest['fields']): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
}

/** Fields as `multipart/form-data`; a file field gets its chosen file, or an empty one as in a browser. */
export function multipartBody(
  fields: FormRequest['fields'],
  files: ReadonlyMap<string, PlainFile>,
): FormData {
  const sent = new FormData()
  for (const [name, value] of fields) {
    const file = files.get(name)
    if (typeof value === 'string') sent.append(name, value)
    else
      sent.append(
        name,
        file
          ? new File([file.buffer], file.name, { type: file.mimeType })
          : new File([], '', { type: 'application/octet-stream' }),
      )
  }
  return sent
}
