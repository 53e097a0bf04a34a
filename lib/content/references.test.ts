/** @jest-environment node */
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { referencesBySubject } from './references.ts'

const { studies: STUDIES, subjects: SUBJECTS } = DEMO_BRAND.references!

test('every study has a unique anchor, authors, title, journal and year', () => {
  const ids = STUDIES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, authors, title, journal, year, about } of STUDIES) {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(authors.length).toBeGreaterThan(5)
    expect(title.length).toBeGreaterThan(20)
    expect(journal).toMatch(/\d/)
    expect(year).toBeGreaterThan(1990)
    expect(about.pt).not.toBe(about.en)
    expect([about.pt.length > 30, about.en.length > 30]).toEqual([true, true])
  }
})

test('links are https, lead to a DOI or to PubMed, and are unique', () => {
  const urls = STUDIES.map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls)
    expect(url).toMatch(/^https:\/\/(?:doi\.org\/10\.\d{4,}\/\S+|pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/)$/)
})

test('every study has one subject, and every subject has a name in both languages', () => {
  for (const lang of ['pt', 'en'] as const) {
    const groups = referencesBySubject(DEMO_BRAND, lang)
    expect(groups.map(({ id }) => id)).toEqual(SUBJECTS.map(({ id }) => id))
    expect(groups.flatMap(({ references }) => references)).toHaveLength(STUDIES.length)
    for (const { references, name } of groups) {
      expect(references.length).toBeGreaterThan(0)
      expect(name.length).toBeGreaterThan(5)
    }
  }
  for (const { name } of SUBJECTS) expect(name.pt).not.toBe(name.en)
})

test('P28 a brand without references has no groups', () => {
  expect(referencesBySubject({ references: undefined }, 'pt')).toEqual([])
})
