import Validator, { type Issue } from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import type { Page } from '../site/page.ts'
import { isNode, listOf } from './nodes.ts'

/** R93: errors by Google's and schema.org's requirements, without two known false positives of the validator. */
export async function googleErrors(page: Page): Promise<string[] | undefined> {
  if (page.jsonLd.length === 0) return undefined
  const scripts = page.jsonLd
    .map(({ text }) => `<script type="application/ld+json">${text}</script>`)
    .join('')
  const data = new WebAutoExtractor({ addLocation: false }).parse(`<html><body>${scripts}</body></html>`)
  const issues = await new Validator().validate(data)
  return [
    ...data.errors.map((error) => JSON.stringify(error).slice(0, 160)),
    ...issues
      .filter((issue) => issue.severity === 'ERROR' && !isFalsePositive(issue))
      .map(
        ({ issueMessage, path }) =>
          `${issueMessage} at ${path.map((step) => step.property ?? step.type).join('.')}`,
      ),
  ]
}

/** Google accepts a policy referenced by its @id and an ItemList of URLs; the validator does not. */
function isFalsePositive({ source, path }: Pick<Issue, 'source' | 'path'>): boolean {
  const root: unknown = source ? JSON.parse(source) : {}
  const target = path.slice(1).reduce<unknown>((value, { property, index }) => {
    const inside = property && isNode(value) ? value[property] : value
    return index === undefined ? inside : listOf(inside)[index]
  }, root)
  if (!isNode(target)) return false
  const names = Object.keys(target).filter((name) => !name.startsWith('@'))
  const isReference = '@id' in target && names.length === 0
  const isAddress =
    target['@type'] === 'ListItem' && names.every((name) => ['position', 'url'].includes(name))
  return isReference || (isAddress && path[0]?.type === 'ItemList')
}
