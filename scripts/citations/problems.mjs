import path from 'node:path'
import { codesIn, contractNumbersIn, decisionsIn, platformNumbersIn, sectionsIn } from './cited-codes.mjs'
import { linksIn, mappedPaths, pathsInComments, pathsNamed } from './paths-named.mjs'

const REQUIREMENTS = 'docs/requirements.md'
const CONTRACT = 'docs/store-api.md'
const PLATFORM = 'docs/platform-api.md'
const SPEC = 'docs/spec.md'
const MAP = 'docs/spec-map.md'
// These documents explain or list codes, so a code in them does not count as cited.
const REFERENCES = [REQUIREMENTS, CONTRACT, PLATFORM, SPEC, MAP]

/** The requirement codes that docs/requirements.md explains. */
export function requirementCodes(markdown) {
  return [...markdown.matchAll(/^- \*\*([PTRL]\d+)\*\* \S/gm)].map(([, code]) => code)
}

/**
 * Returns the problems of a tree's citations, one sentence each.
 * @param {Map<string, string>} files texts by path
 * @param {(path: string) => boolean} pathExists whether a path of the tree exists
 */
export function problemsOf(files, pathExists) {
  const required = requirementCodes(files.get(REQUIREMENTS) ?? '')
  const known = {
    code: new Set(required),
    contract: headings(files.get(CONTRACT), /^#{2,3} (\d(?:\.\d+)?)[. ]/gm),
    platform: headings(files.get(PLATFORM), /^#{2,3} (\d(?:\.\d+)?)[. ]/gm),
    section: headings(files.get(SPEC), /^## (\d)\. /gm),
    decision: new Set([...files.keys()].flatMap((file) => decisionOf(file) ?? [])),
  }
  const cited = new Set()
  const problems = []
  for (const [file, text] of files) {
    const codes = codesIn(text)
    if (!REFERENCES.includes(file)) for (const code of codes) cited.add(code)
    const dangling = (items, defined, message) =>
      items.filter((item) => !defined.has(item)).map((item) => `${file}: ${message(item)}`)
    problems.push(
      ...dangling(codes, known.code, (code) => `${code} has no line in ${REQUIREMENTS}`),
      ...dangling(
        contractNumbersIn(text),
        known.contract,
        (n) => `contract ${n} has no heading in ${CONTRACT}`,
      ),
      ...dangling(
        platformNumbersIn(text),
        known.platform,
        (n) => `platform ${n} has no heading in ${PLATFORM}`,
      ),
      ...dangling(sectionsIn(text), known.section, (n) => `spec section ${n} has no heading in ${SPEC}`),
      ...dangling(decisionsIn(text), known.decision, (n) => `docs/decisions/${n} does not exist`),
    )
    const isDocument = file.endsWith('.md')
    const named = !isDocument ? pathsInComments(text) : file === MAP ? mappedPaths(text) : pathsNamed(text)
    problems.push(...named.filter((one) => !pathExists(one)).map((one) => `${file}: ${one} does not exist`))
    if (!isDocument) continue
    const links = linksIn(text).filter((to) => !pathExists(path.posix.join(path.posix.dirname(file), to)))
    problems.push(...links.map((to) => `${file}: the link to ${to} is broken`))
  }
  for (const code of required) if (!cited.has(code)) problems.push(`${REQUIREMENTS}: no file cites ${code}`)
  return [...new Set(problems)]
}

function headings(markdown = '', pattern) {
  return new Set([...markdown.matchAll(pattern)].map(([, number]) => number))
}

function decisionOf(file) {
  return /^docs\/decisions\/(\d{4})-/.exec(file)?.[1]
}
