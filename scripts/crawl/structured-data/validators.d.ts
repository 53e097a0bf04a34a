// Types of two packages that ship none, limited to what is used.
declare module '@marbec/web-auto-extractor' {
  export interface Extracted {
    jsonld: Record<string, unknown[]>
    errors: unknown[]
  }
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean })
    parse(html: string): Extracted
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor'

  export interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    /** From the root; its first step names the type of the root. */
    path: { type?: string; property?: string; index?: number }[]
    /** JSON of the root. */
    source?: string
  }
  export default class Validator {
    validate(data: Extracted): Promise<Issue[]>
  }
}
