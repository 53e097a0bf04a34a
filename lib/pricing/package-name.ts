import type { Lang } from '../routes/lang.ts'
import type { Kit } from '../shop/kit.ts'

/** The name of a package in both languages, for one and for several. */
export type PackageName = Record<Lang, { one: string; many: string }>

/** The kits, each with the package that its title counts: 'pote' for '2 potes' (P17); without one when it names none. */
export function withPackages<T extends Pick<Kit, 'title' | 'unit'>>(
  kits: readonly T[],
  packages: readonly PackageName[],
  lang: Lang,
): T[] {
  return kits.map((kit) => {
    const unit = packageIn(kit.title, packages)?.[lang].one
    return unit === undefined ? kit : { ...kit, unit }
  })
}

function packageIn(title: string, packages: readonly PackageName[]): PackageName | undefined {
  const words = title.toLowerCase().split(/[^\p{L}-]+/u)
  // A store may have its titles in one language only.
  const isNamed = ({ pt, en }: PackageName) =>
    [pt.one, pt.many, en.one, en.many].some((word) => words.includes(word.toLowerCase()))
  return packages.find(isNamed)
}
