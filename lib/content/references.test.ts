import { institutionalCopy } from '../copy/institutional.ts'
import { REFERENCE_SOURCES, REFERENCE_SUBJECTS, referencesBySubject } from './references.ts'

test('every study has a unique anchor, authors, title, journal and year', () => {
  const ids = REFERENCE_SOURCES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, authors, title, journal, year, about } of REFERENCE_SOURCES) {
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
  const urls = REFERENCE_SOURCES.map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls)
    expect(url).toMatch(/^https:\/\/(?:doi\.org\/10\.\d{4,}\/\S+|pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/)$/)
})

test('every study has one subject, and every subject has a name in both languages', () => {
  for (const lang of ['pt', 'en'] as const) {
    const groups = referencesBySubject(lang)
    expect(groups.map(({ subject }) => subject)).toEqual([...REFERENCE_SUBJECTS])
    expect(groups.flatMap(({ references }) => references)).toHaveLength(REFERENCE_SOURCES.length)
    for (const { subject, references } of groups) {
      expect(references.length).toBeGreaterThan(0)
      expect(institutionalCopy[lang].subjects[subject].length).toBeGreaterThan(5)
    }
  }
})
