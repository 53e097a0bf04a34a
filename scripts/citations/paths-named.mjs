import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = /^(?:app|bench|components|docs|e2e|lib|photos|public|scripts|server)\//
const ROOT_FILE = /^[a-z][\w.-]*\.(?:[cm]?[jt]s|json|md)$/

/** The paths that the code spans of a Markdown text name, with braces expanded: `lib/{a,b}.ts` names two. */
export function pathsNamed(markdown) {
  return spansOf(markdown)
    .filter((span) => FOLDERS.test(span))
    .flatMap(expanded)
}

/** The paths that the spec map names; there a code span may also be a folder or a file of the root folder. */
export function mappedPaths(markdown) {
  const spans = spansOf(markdown).filter((span) => FOLDERS.test(`${span}/`) || ROOT_FILE.test(span))
  return [...pathsNamed(markdown), ...spans]
}

const COMMENT = /(?:\/\/|\/?\*).*$/gm
const FILE =
  /(?<![\w./#@-])(?:app|bench|components|docs|e2e|lib|photos|public|scripts|server)\/[\w./()-]*\.(?:tsx?|mjs|cjs|md|css|json)\b/g

/** The files that the comments of a source name by their path from the root folder. */
export function pathsInComments(source) {
  return [...source.matchAll(COMMENT)].flatMap(([comment]) => comment.match(FILE) ?? [])
}

// Spans with white space are commands, those with … or <> have a placeholder, and docs/decisions/NNNN cites a decision.
const NOT_A_PATH = /[<>…]|^docs\/decisions\/\d{4}$/

function spansOf(markdown) {
  return [...markdown.matchAll(/`([^`\s]+)`/g)]
    .map(([, span]) => span)
    .filter((span) => !NOT_A_PATH.test(span))
}

function expanded(span) {
  const [, before, list, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(span) ?? []
  return list === undefined ? [span] : list.split(',').flatMap((part) => expanded(before + part + after))
}

/** Whether a path below `root` exists; `*` stands for any part of a name. Brackets are part of a folder's name. */
export function exists(root, named) {
  if (!named.includes('*')) return existsSync(path.join(root, named))
  return globSync(named.replace(/\[/g, '[[]'), { cwd: root }).length > 0
}

/** The relative targets of a Markdown file's links. */
export function linksIn(markdown) {
  return [...markdown.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, target]) => target)
}
