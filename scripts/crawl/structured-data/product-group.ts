import { ownAddress } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { canonicalOf, type Rule } from '../rules/rule.ts'
import { isType, listOf, nodesIn, nodesOf, textIn, type DataNode } from './nodes.ts'

/** The values of variesBy that Google reads. */
const VARIES_BY = ['color', 'size', 'suggestedAge', 'suggestedGender', 'material', 'pattern']

/** R52: the URL of each variant opens the page with that flavour selected and with the canonical of the group. */
function group(page: Page, site: CrawledSite): string[] | undefined {
  const groups = nodesOf(page).filter((node) => isType(node, 'ProductGroup'))
  if (groups.length === 0) return undefined
  return groups.flatMap((node) => {
    const variants = nodesIn(node, 'hasVariant')
    const skus = variants.map((variant) => textIn(variant, 'sku'))
    const variesBy = listOf(node['variesBy']).map((name) =>
      String(name).replace(/^https?:\/\/schema\.org\//, ''),
    )
    return [
      ...(textIn(node, 'productGroupID') ? [] : ['no productGroupID']),
      ...(variants.length > 0 ? [] : ['a group without variants']),
      ...(new Set(skus).size === skus.length && !skus.includes('') ? [] : ['skus are missing or not unique']),
      ...variesBy.filter((name) => !VARIES_BY.includes(name)).map((name) => `variesBy ${name}`),
      ...variants.flatMap((variant) => variantFaults(variant, page, site)),
    ]
  })
}

function variantFaults(variant: DataNode, page: Page, { origin, pages }: CrawledSite): string[] {
  const name = textIn(variant, 'name')
  const url =
    textIn(variant, 'url') || nodesIn(variant, 'offers').map((offer) => textIn(offer, 'url'))[0] || ''
  const address = ownAddress(url, page.address, origin)
  const target = address === undefined ? undefined : pages.get(address)
  if (target?.status !== 200) return [`${name}: ${url || 'no url'} has status ${target?.status ?? 'unknown'}`]
  const flavour = new URL(url, origin).searchParams.get('sabor') ?? ''
  // A variation has no address of its own: the page of its product offers the choice (docs/decisions/0040).
  if (target === page && !flavour) return []
  return [
    ...(flavour ? [] : [`${name}: ${url} has no flavour`]),
    ...(target.selectedValues.includes(flavour)
      ? []
      : [`${name}: flavour ${flavour} is not selected at ${url}`]),
    ...(canonicalOf(target) === canonicalOf(page)
      ? []
      : [`${name}: ${url} has the canonical ${canonicalOf(target)}`]),
  ]
}

export const PRODUCT_GROUP_RULES: Rule[] = [
  {
    rule: 'R52',
    title: 'the URL of each variant selects it and has the canonical of its group',
    checkPage: group,
  },
]
