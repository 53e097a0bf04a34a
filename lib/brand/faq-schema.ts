import { boolean, number } from 'yup'
import { bilingualLists, bilingualText, listField, optional, part, textField } from './fields.ts'

const named = () => part({ id: textField(), name: bilingualText() })

/** The questions and answers of the FAQ page and of the landing page, in groups. */
export const faqSchema = optional({
  groups: listField(named()),
  questions: listField(
    part({
      /** Also the anchor of the question on the page, so it must not change. */
      id: textField(),
      group: textField(),
      /** Whether the landing page shows it too. */
      landing: boolean().required(),
      question: bilingualText(),
      /** Paragraphs. */
      answer: bilingualLists(),
      link: optional({ path: textField(), label: bilingualText() }),
    }),
  ),
})

/** The scientific studies of the references page, by subject. */
export const referencesSchema = optional({
  subjects: listField(named()),
  studies: listField(
    part({
      /** Also its anchor on the page, so it must not change. */
      id: textField(),
      subject: textField(),
      authors: textField(),
      title: textField(),
      /** With volume and pages. */
      journal: textField(),
      year: number().integer().required(),
      url: textField(),
      about: bilingualText(),
    }),
  ),
})
