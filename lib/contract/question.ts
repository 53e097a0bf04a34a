import type { InferType } from 'yup'
import { itemId } from './cart-requests.ts'
import { bareText, flag, label, list, objectOf, recordOf, requiredLabel, text } from './fields.ts'
import { atMost, email, personName, phone, typedText } from './person.ts'

/** Maximum length of a question, in characters. */
export const MAX_QUESTION = 1000

// Forms send a line break as two characters (CR LF); the limit counts it as one.
const withUnixLineBreaks = (value: string) => value.replace(/\r\n?/g, '\n').trim()

/** Body of POST question about a product (contract 4.23). Each error message is one of FIELD_ISSUES. */
export const questionRequestSchema = objectOf({
  nivel: bareText<'produto'>().typeError('invalido').required('obrigatorio').oneOf(['produto'], 'invalido'),
  idNivel: itemId(),
  nome: personName().required('obrigatorio'),
  email: email().required('obrigatorio'),
  contato: phone(),
  pergunta: typedText(withUnixLineBreaks)
    .required('obrigatorio')
    .test(...atMost(MAX_QUESTION)),
})

/** A question about a product. */
export type QuestionRequest = InferType<typeof questionRequestSchema>

const answerSchema = recordOf({ administrador: flag(), resposta: requiredLabel() })

// The e-mail address that a store may send with a question is not read (platform 3.3).
const questionSchema = recordOf({
  nome: label(),
  pergunta: requiredLabel(),
  respostas: list(answerSchema),
  data: text(),
})

/** A published question on the wire. */
export type WireQuestion = InferType<typeof questionSchema>

/** `perguntas` of a product page. */
export const questionsSchema = list(questionSchema)
