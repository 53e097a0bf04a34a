import { render, screen, within } from '@testing-library/react'

import type { SurveyFigures } from '#lib/shop/moderation.ts'

import { SurveyView } from './survey-view.tsx'

const figures = (promoters: number, passives: number, detractors: number): SurveyFigures => {
  const answers = promoters + passives + detractors
  const scores = Array.from({ length: 11 }, () => 0)
  scores[10] = promoters
  scores[8] = passives
  scores[0] = detractors
  const nps = answers === 0 ? null : Math.round(((promoters - detractors) / answers) * 100)
  return { answers, nps, promoters, passives, detractors, scores }
}

const RESULTS = {
  all: figures(1200, 0, 400),
  months: [
    { month: '2026-01', ...figures(1200, 0, 0) },
    { month: '2026-02', ...figures(0, 0, 0) },
    { month: '2026-03', ...figures(0, 0, 400) },
  ],
  campaigns: [{ campaign: '', ...figures(1200, 0, 400) }],
}

const hiddenFields = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
      name,
      value,
    ]),
  )

test('4.18 the score over time is a chart with a text description, and a table', () => {
  render(
    <SurveyView
      results={RESULTS}
      campaigns={['', 'natal']}
      filters={{ period: '12', campaign: undefined }}
      formToken="ficha"
    />,
  )
  expect(screen.getByRole('img', { name: 'NPS de cada mês' })).toHaveAccessibleDescription(
    'janeiro de 2026: 100; fevereiro de 2026: –; março de 2026: −100',
  )
  expect(screen.getByText('Promotores: 1.200 (75%)')).toBeVisible()
  const rows = within(screen.getByRole('table', { name: 'NPS por mês' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'MêsNPSRespostasPromotoresNeutrosDetratores',
    'março de 2026−10040000400',
    'fevereiro de 2026–0000',
    'janeiro de 20261001.2001.20000',
  ])
  expect(screen.getByRole('rowheader', { name: '(sem campanha)' })).toBeVisible()
  const form = screen.getByRole('button', { name: 'Baixar CSV' }).closest('form')!
  expect(hiddenFields(form)).toEqual({ ficha: 'ficha', periodo: '12' })
})

test('the CSV form sends the filters; without answers there is no chart', () => {
  const { rerender } = render(
    <SurveyView results={RESULTS} campaigns={['']} filters={{ period: '3', campaign: '' }} formToken="f" />,
  )
  const form = screen.getByRole('button', { name: 'Baixar CSV' }).closest('form')!
  expect(hiddenFields(form)).toMatchObject({ periodo: '3', campanha: '-' })
  expect(screen.getByRole('combobox', { name: 'Campanha' })).toHaveValue('-')
  rerender(
    <SurveyView
      results={{ all: figures(0, 0, 0), months: [], campaigns: [] }}
      campaigns={[]}
      filters={{ period: '12', campaign: undefined }}
      formToken="f"
    />,
  )
  expect(screen.getByText('Ainda não há respostas neste período.')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})
