import { isCalendarDay } from '#lib/shop/store-time.ts'
import { both, bothLists, listField, optional, part, textField } from './fields.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const name = () => textField().matches(NAME, '${path} must be a name of small letters, digits and hyphens')
const isDay = (value: unknown) => /^[\d-]{10}$/.test(String(value)) && isCalendarDay(String(value))
const day = () => textField().test('day', '${path} must be a day such as 2026-11-20', isDay)

/** The signed guides below /guia, with their author and reviewer, as data of the brand. */
export const guidesSchema = optional({
  title: both(),
  /** The title of the list for search engines; `title` when left out. */
  headTitle: both().default(undefined).optional(),
  description: both(),
  intro: both(),
  people: listField(
    part({
      id: name(),
      kind: textField().oneOf(['Person', 'Organization']),
      name: both(),
      /** What the person does, in a sentence. */
      role: both(),
    }),
  ),
  articles: listField(
    part({
      slug: name(),
      title: both(),
      description: both(),
      intro: both(),
      picture: textField(),
      alt: both(),
      /** Ids of `people`. */
      author: name(),
      reviewer: name(),
      published: day(),
      updated: day(),
      /** Paths of the products that it is about, the main one first; `{brand}` stands for the slug (P4). */
      products: listField(textField()),
      sections: listField(
        part({
          /** Also its anchor on the page. */
          id: name(),
          heading: both(),
          /** Paragraphs. */
          paragraphs: bothLists(),
          table: optional({ columns: bothLists(), rows: listField(bothLists()) }),
          /** Ids of the brand's studies. */
          studies: listField(textField()),
        }),
      ),
    }),
  ),
})
