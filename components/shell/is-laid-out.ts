/** Whether the browser has laid out the element; false in a section that it still skips (app/deferred-sections.css), and for a hidden one. */
export const isLaidOut = (element: Element): boolean =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
