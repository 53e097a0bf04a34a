import { render, screen } from '@testing-library/react'
import { guideOf } from '#lib/content/guides.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { GuideArticle } from './guide-article.tsx'

const guide = guideOf(DEMO_BRAND, 'pt', 'estudos-verisol')!
const show = (change: Partial<typeof guide> = {}) =>
  render(
    <GuideArticle lang="pt" steps={[]} guide={{ ...guide, ...change }}>
      {null}
    </GuideArticle>,
  )

test('P23 P28 a guide names its author and reviewer, and says that those of a demonstration are invented', () => {
  show()
  for (const { name } of [guide.author, guide.reviewer!]) expect(screen.getByText(name)).toBeVisible()
  expect(screen.getByText('Loja de demonstração: autoria e revisão são inventadas.')).toBeVisible()
})

test('P28 a guide without a reviewer says nothing about a review, and one with real people nothing about a demonstration', () => {
  show({ reviewer: undefined, author: { ...guide.author, isDemo: false } })
  expect(screen.getByText(guide.author.name)).toBeVisible()
  expect(screen.queryByText('Revisão')).toBeNull()
  expect(screen.queryByText(/demonstração/)).toBeNull()
})
