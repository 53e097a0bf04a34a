import { codesIn } from './found.mjs'

const TEST = /(?:\.(?:test|spec|contract)\.tsx?|^scripts\/crawl\/rules\/.*\.ts|^e2e\/contract\/.*\.ts)$/

/** The places in tests that name a code, by code: `file:line title`. Crawl rules and contract laws count as tests. */
export function testsByCode(files) {
  const places = new Map()
  for (const [file, text] of files) {
    if (!TEST.test(file)) continue
    for (const [index, line] of text.split('\n').entries())
      for (const code of codesIn(line)) {
        if (!places.has(code)) places.set(code, [])
        places.get(code).push(`${file}:${index + 1} ${titleIn(line, code)}`)
      }
  }
  return places
}

// The string or the comment that names the code; a template's holes stay as they are written.
function titleIn(line, code) {
  const strings = [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1?/g)].map(([, , text]) => text)
  const title = strings.find((text) => codesIn(text).includes(code)) ?? line
  return title.replace(/^\s*(?:\/\/|\/?\*+)?\s*|\s*\*\/$/g, '').trim()
}

/** The table for people: each requirement with its tests, and how many requirements have one. */
export function table(codes, places) {
  const rows = codes.flatMap((code) => [code, ...(places.get(code) ?? ['no test']).map((at) => `    ${at}`)])
  const tested = codes.filter((code) => places.has(code)).length
  return [...rows, '', `${tested} of ${codes.length} codes have a test`].join('\n')
}
