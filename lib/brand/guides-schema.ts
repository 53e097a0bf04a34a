import { boolean } from 'yup'
import { bilingualText, bilingualLists, day, listField, optional, part, textField } from './fields.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const name = () => textField().matches(NAME, '${path} must be a name of small letters, digits and hyphens')

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
      /** Whether it is invented, for a demonstration; the guide then says so. */
      isDemo: boolean().default(false),
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
      /** Ids of `people`; a guide that nobody has reviewed has no reviewer. */
      author: name(),
      reviewer: name().optional(),
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
