import { isCalendarDay } from '#lib/shop/store-time.ts'
import { bilingualText, bilingualLists, listField, optional, part, textField } from './fields.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const name = () => textField().matches(NAME, '${path} must be a name of small letters, digits and hyphens')
const isDay = (value: unknown) => /^[\d-]{10}$/.test(String(value)) && isCalendarDay(String(value))
const day = () => textField().test('day', '${path} must be a day such as 2026-11-20', isDay)

/** The signed guides below /guia, with their author and reviewer, as data of the brand. */
export const guidesSchema = optional({
  title: bilingualText(),
  /** The title of the list for search engines; `title` when left out. */
  headTitle: bilingualText().default(undefined).optional(),
  description: bilingualText(),
  intro: bilingualText(),
  people: listField(
    part({
      id: name(),
      kind: textField().oneOf(['Person', 'Organization']),
      name: bilingualText(),
      /** What the person does, in a sentence. */
      role: bilingualText(),
    }),
  ),
  articles: listField(
    part({
      slug: name(),
      title: bilingualText(),
      description: bilingualText(),
      intro: bilingualText(),
      picture: textField(),
      alt: bilingualText(),
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
          heading: bilingualText(),
          /** Paragraphs. */
          paragraphs: bilingualLists(),
          table: optional({ columns: bilingualLists(), rows: listField(bilingualLists()) }),
          /** Ids of the brand's studies. */
          studies: listField(textField()),
        }),
      ),
    }),
  ),
})
