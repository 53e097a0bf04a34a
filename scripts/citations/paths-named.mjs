import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/** The paths that a Markdown table names in code spans, with braces expanded: `lib/{a,b}.ts` names two. */
export function pathsNamed(markdown) {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'))
  return rows.flatMap((row) => [...row.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span)).flatMap(asPaths)
}

// Addresses of the shop begin with a slash, and other spans are words of the code.
function asPaths(span) {
  return /^[\w@.[(].*(?:\/|\.(?:[cm]?[jt]sx?|css|md|sql|json)$)/.test(span) ? expanded(span) : []
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
