/** Returns the page numbers of the pagination: first, last and the neighbours of the current page; undefined for a gap. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? 0
    if (each - before === 1) return [each]
    // A gap of one page would take as much space as the page number.
    return each - before === 2 ? [each - 1, each] : [undefined, each]
  })
}
