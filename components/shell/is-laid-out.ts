/** Whether the browser has laid out the element: not one in a section that it skips so far (app/deferred-sections.css), nor a hidden one. */
export const isLaidOut = (element: Element): boolean =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
