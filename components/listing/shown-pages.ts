/** The pages that paging names: first, last and those about the current one; undefined where some are left out. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? 0
    if (each - before === 1) return [each]
    // A gap of a single page takes no less room than the page itself.
    return each - before === 2 ? [each - 1, each] : [undefined, each]
  })
}
