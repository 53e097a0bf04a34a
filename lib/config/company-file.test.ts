/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { readCompany } from './company-file.ts'

const brandCompany = DEMO_BRAND.company

function fileWith(text: string): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'company-')), 'company.json')
  writeFileSync(file, text)
  return file
}

test('P23 the company.json of the default brand sets no contact data', () => {
  const { legalName, taxId, address, email, phone, whatsapp, socials, links } = readCompany(
    undefined,
    brandCompany,
  )
  expect([legalName, taxId, address, email, phone, whatsapp, socials]).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    [],
  ])
  expect(Object.values(links)).toEqual([null, null, null])
})

test('a field that the file leaves out has the brand’s value, which is null in the default brand', () => {
  const company = readCompany(
    fileWith('{"phone":"11 4000-0000","links":{"blog":"https://blog.example"}}'),
    brandCompany,
  )
  expect(company.phone).toBe('11 4000-0000')
  expect(company.links).toEqual({ club: null, tracking: null, blog: 'https://blog.example' })
  expect(company.taxId).toBeNull()
})

test.each([
  ['/nowhere/company.json', 'ENOENT'],
  [fileWith('{'), 'JSON'],
])('a file that cannot be read throws an error with the name of the file: %s', (file, why) => {
  expect(() => readCompany(file, brandCompany)).toThrow(new RegExp(`COMPANY_FILE="${file}".*${why}`))
})
