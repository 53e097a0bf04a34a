import { render, screen } from '@testing-library/react'
import { RejectedSurvey } from './rejected-survey.tsx'

const FIELDS = { nota: '9', email: 'ana@exemplo.com', nome: '"><b>Ana', site: 'localhost', campanha: 'x' }

test('4.18 a score that could not be sent can be sent again with all its fields', () => {
  render(<RejectedSurvey lang="en" isScoreRejected={false} rejected={{ fields: FIELDS }} />)
  const inputs = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value])
  expect(Object.fromEntries(inputs)).toEqual({ ...FIELDS, lang: 'en' })
  expect(document.querySelector('form')).toHaveAttribute('action', '/api/nps')
  expect(screen.getByRole('button', { name: 'Send score 9 again' })).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/avaliacao-empresa')
})

test('4.18 for a score that the API rejects there is the reason and a link to the survey', () => {
  const rejected = { fields: { ...FIELDS, nota: '50' }, problems: { nota: 'Escolha uma nota de 0 a 10.' } }
  render(<RejectedSurvey lang="pt" isScoreRejected rejected={rejected} />)
  expect(screen.getByRole('heading')).toHaveTextContent('Sua nota não foi registrada')
  expect(screen.getByRole('alert')).toHaveTextContent(/não está certo: Escolha uma nota de 0 a 10\.$/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/avaliacao-empresa')
})

test('without the rejected score the page says that it is not saved yet, and links to the survey', () => {
  render(<RejectedSurvey lang="pt" isScoreRejected={false} rejected={undefined} />)
  expect(screen.getByRole('heading')).toHaveTextContent('Sua nota ainda não foi registrada')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/avaliacao-empresa')
})
