// Words of names and purposes; 'lactose' and 'lactato' are none.
const GROUPS = {
  pregnancy:
    /^(?:gr[aá]vid[ao]s?|gesta(?:nte|ção|cional)s?|lacta(?:nte|ção)s?|amamenta\p{L}*|pregnan\p{L}*|lactati(?:ng|on)|breastfeed\p{L}*|nursing|maternity)$/u,
  children: /^(?:crianças?|infantil|infantis|bebês?|kids|child|children|baby|babies)$/u,
}

/** A group of people for whom a product is made; most products are for everyone. */
export type SpecialGroup = keyof typeof GROUPS

/** The group that the name of a product or what it is for says, in Portuguese or English; undefined for everyone. */
export function specialGroup(texts: readonly string[]): SpecialGroup | undefined {
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
  const groups = Object.keys(GROUPS) as SpecialGroup[]
  return groups.find((group) => words.some((word) => GROUPS[group].test(word)))
}
