/** @jest-environment node */
import { ratingSchema } from '../../contract/evaluation.ts'
import { questionsSchema } from '../../contract/question.ts'
import { toQuestions } from './questions.ts'
import { toStoreReviews } from './rating.ts'

const review = (fields: object) => ({ nome: 'Bia', email: 'bia@segredo.test', nota: '5', ...fields })
const read = (document: unknown) => toStoreReviews(ratingSchema.cast(document))

test('platform 3.3 average and number are the store’s; e-mails are not read and HTML is removed', () => {
  const rating = read({
    media: '4.5',
    quantidade: '12',
    avaliacoes: { 0: review({ comentario: 'Chegou <i>antes</i>.', data: '2026-02-01 12:00:00' }), 1: 'x' },
  })
  expect(rating.average).toBe(4.5)
  expect(rating.first).toMatchObject({ total: 12, lastPage: 1 })
  expect(rating.first?.reviews).toEqual([
    { id: 1, name: 'Bia', stars: 5, comment: 'Chegou antes.', createdAt: '2026-02-01T12:00:00-03:00' },
  ])
  expect(JSON.stringify(rating)).not.toContain('@')
})

test.each([[[]], [{}], [null], ['x'], [{ media: 'NaN', quantidade: -3, avaliacoes: null }]])(
  'platform 3 the document %j gives an average of 0 and no reviews',
  (document) => {
    expect(read(document)).toMatchObject({ average: 0, first: { reviews: [], total: 0 } })
  },
)

test('platform 3.3 an average above five is five, and a total is at least the reviews that are shown', () => {
  expect(read({ media: 9, quantidade: 0, avaliacoes: [review({ comentario: 'Bom' })] })).toMatchObject({
    average: 5,
    first: { total: 1 },
  })
})

test('platform 3.3 questions are read without e-mails; questions and answers without a text are left out', () => {
  const questions = questionsSchema.cast([
    {
      nome: 'Ana',
      email: 'ana@segredo.test',
      pergunta: 'Serve <b>todo dia</b>?',
      data: '01/03/2026',
      respostas: [{ administrador: 's', resposta: '<p>Serve.</p>' }, { resposta: [] }, null],
    },
    { nome: 'Bia', pergunta: '' },
    7,
  ])
  expect(toQuestions(questions)).toEqual([
    {
      name: 'Ana',
      text: 'Serve todo dia?',
      askedAt: '2026-03-01T12:00:00-03:00',
      answers: [{ text: 'Serve.', isShop: true }],
    },
  ])
})
