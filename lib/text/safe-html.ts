declare const safe: unique symbol

/** HTML that `safeHtml` has sanitized; only such text may be rendered as HTML. */
export type SafeHtml = string & { readonly [safe]: true }
