import type { ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import type { FaqEntry } from '#lib/content/faq.ts'
import type { LandingContent } from '#lib/content/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { Actives } from './actives.tsx'
import { Advantages } from './advantages.tsx'
import { Buy } from './buy.tsx'
import { CommentList } from './comment-list.tsx'
import { Consume } from './consume.tsx'
import { FlavourRecipes } from './flavour-recipes.tsx'
import { Formula } from './formula.tsx'
import { Products } from './products.tsx'
import { Questions } from './questions.tsx'
import { Results } from './results.tsx'
import section from './section.module.css'
import { WhatItIs } from './what-it-is.tsx'

type LandingStoryProps = {
  lang: Lang
  content: LandingContent
  /** The showcase of kit cards. */
  kits: ReactNode
  /** The product's nutrition table. */
  nutrition: ReactNode
  ingredients: string | undefined
  questions: readonly FaqEntry[]
  /** The reviews, if the page shows them. */
  reviews?: ReactNode
}

/** The sections of the landing page below its banner, in the order of spec section 2. */
export function LandingStory({
  kits,
  nutrition,
  ingredients,
  questions,
  reviews,
  ...page
}: LandingStoryProps) {
  return (
    <>
      <Results {...page} />
      <WhatItIs content={page.content} />
      <Advantages {...page} />
      <Formula {...page} />
      <Products content={page.content} kits={kits} />
      <Actives {...page} ingredients={ingredients} />
      <FlavourRecipes {...page} nutrition={nutrition} />
      <Consume {...page} />
      <CommentList heading={page.content.comments.heading} comments={page.content.landingComments} />
      {reviews ? <div className={classNames(section.section, section.below)}>{reviews}</div> : null}
      <Questions {...page} entries={questions} />
      <Buy {...page} />
    </>
  )
}
