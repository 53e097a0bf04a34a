import { number, string, type InferType } from 'yup'
import { both, bothLists, listOf, optional, part, text } from './fields.ts'

const point = () => ({ id: text(), title: both(), text: both() })

/** The content of the landing page, its claims and pictures (P24). */
export const landingSchema = optional({
  banner: part({ picture: text(), alt: both(), title: both(), text: both() }),
  results: part({
    heading: both(),
    text: both(),
    more: bothLists(),
    picture: text(),
    alt: both(),
    benefits: listOf(part(point())),
  }),
  collagen: part({ heading: both(), lead: both(), paragraphs: bothLists() }),
  advantages: part({
    heading: both(),
    text: both(),
    items: listOf(part({ ...point(), figure: both() })),
  }),
  formula: part({
    label: both(),
    heading: both(),
    text: both(),
    period: both(),
    claims: listOf(part({ ...point(), percent: number().required() })),
    source: both(),
    sourceLink: both(),
  }),
  products: part({
    heading: both(),
    text: both(),
    build: part({ heading: both(), text: both(), link: both(), picture: text() }),
  }),
  actives: part({
    heading: both(),
    text: both(),
    items: listOf(part({ id: text(), dose: both(), name: both(), text: both(), picture: string() })),
  }),
  flavours: part({
    heading: both(),
    text: both(),
    note: both(),
    serving: both(),
    items: listOf(
      part({
        value: number().required(),
        key: text(),
        name: both(),
        picture: text(),
        alt: both(),
        recipe: both(),
        needs: bothLists(),
        method: both(),
      }),
    ),
  }),
  consume: part({
    heading: both(),
    picture: text(),
    alt: both(),
    steps: listOf(part(point())),
    days: number().required(),
    servings: number().required(),
    expected: both(),
    expectedText: both(),
    facts: listOf(part({ id: text(), figure: both(), text: both() })),
    note: both(),
  }),
  comments: part({ heading: both() }),
  questions: part({ heading: both(), link: both() }),
  buy: part({ heading: both(), text: both(), picture: text(), alt: both() }),
})

/** The landing page of a brand in both languages. */
export type LandingSource = NonNullable<InferType<typeof landingSchema>>
