import { codesIn } from './cited-codes.mjs'

const TEST = /(?:\.(?:test|spec|contract)\.tsx?|^scripts\/crawl\/rules\/.*\.ts|^e2e\/contract\/.*\.ts)$/

/** The lines of tests that cite a code, by code: `file:line title`. Crawl rules and all of e2e/contract count as tests. */
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

// Returns the string or comment that cites the code, with `${…}` placeholders unexpanded.
function titleIn(line, code) {
  const strings = [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1?/g)].map(([, , text]) => text)
  const title = strings.find((text) => codesIn(text).includes(code)) ?? line
  return title.replace(/^\s*(?:\/\/|\/?\*+)?\s*|\s*\*\/$/g, '').trim()
}

/** The text of --table: each requirement with its tests, and the number of requirements that have one. */
export function table(codes, places) {
  const rows = codes.flatMap((code) => [code, ...(places.get(code) ?? ['no test']).map((at) => `    ${at}`)])
  const tested = codes.filter((code) => places.has(code)).length
  return [...rows, '', `${tested} of ${codes.length} codes have a test`].join('\n')
}
