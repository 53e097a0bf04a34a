import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { FoldedForm } from '#components/ui/folded-form.tsx'
import { SentNote } from '#components/ui/visitor-form.tsx'
import { questionCopy } from '#lib/copy/question.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { Product } from '#lib/shop/product.ts'
import type { ProductQuestion } from '#lib/shop/question.ts'
import { QUESTION_FORM_ID } from '#lib/shop/question-fields.ts'
import { reviewDay } from '#lib/shop/review.ts'
import { sentId } from '#lib/shop/sent-id.ts'
import { languageOfText } from '#lib/shop/text-language.ts'
import { QuestionForm } from './question-form.tsx'
import styles from './product-questions.module.css'

type ProductQuestionsProps = { lang: Lang; product: Pick<Product, 'id' | 'path' | 'questions'> }

/** The questions of a product with their answers, and the form that sends one (platform 3.3). */
export function ProductQuestions({ lang, product }: ProductQuestionsProps) {
  const copy = questionCopy[lang]
  const { id, path, questions } = product
  return (
    <DeferredSection id="perguntas" aria-labelledby="perguntas-titulo" className={styles.section}>
      <h2 id="perguntas-titulo">{copy.title}</h2>
      {questions.length > 0 ? (
        <ul role="list" className={styles.list}>
          {questions.map((question, index) => (
            <Question key={index} question={question} lang={lang} />
          ))}
        </ul>
      ) : (
        <p>{copy.none}</p>
      )}
      <SentNote id={sentId(QUESTION_FORM_ID)} texts={copy.form} />
      <FoldedForm label={copy.ask} variant="secondary" intro={copy.intro}>
        <QuestionForm lang={lang} product={{ id: String(id), path }} />
      </FoldedForm>
    </DeferredSection>
  )
}

function Question({ question, lang }: { question: ProductQuestion; lang: Lang }) {
  const copy = questionCopy[lang]
  const { name, text, askedAt, answers } = question
  const day = reviewDay(askedAt, languageTag(lang))
  return (
    <li className={styles.question}>
      <h3 dir="auto" lang={foreignTag(text, lang)} className={styles.text}>
        {text}
      </h3>
      <p className={styles.quiet}>
        {copy.askedBy(name)}
        {day ? (
          <>
            {', '}
            <time dateTime={askedAt}>{day}</time>
          </>
        ) : null}
      </p>
      {answers.length === 0 ? <p className={styles.quiet}>{copy.waiting}</p> : null}
      {answers.map((answer, index) => (
        <div key={index} className={styles.answer}>
          <p className={styles.label}>{answer.isShop ? copy.shopAnswer : copy.answer}</p>
          <p dir="auto" lang={foreignTag(answer.text, lang)} className={styles.text}>
            {answer.text}
          </p>
        </div>
      ))}
    </li>
  )
}

// Returns the language tag of a visitor's text; `undefined` when it is the page's language.
function foreignTag(text: string, lang: Lang): string | undefined {
  const tag = languageOfText(text)
  return tag === languageTag(lang) ? undefined : tag
}
