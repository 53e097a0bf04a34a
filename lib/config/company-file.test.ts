/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { isReservedName } from '../shop/reserved-name.ts'
import { isCnpj } from '../shop/cnpj.ts'
import { readCompany } from './company-file.ts'

const brandCompany = DEMO_BRAND.company

const folder = mkdtempSync(path.join(os.tmpdir(), 'rosalume-company-'))
let files = 0
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = path.join(folder, `${files++}.json`)
  writeFileSync(file, text)
  return file
}

test('P23 the company.json of the default brand is marked as a demonstration, and nobody can have its CNPJ or its e-mail', () => {
  const { isDemo, legalName, taxId, address, email, phone, whatsapp, socials, links } = readCompany(
    undefined,
    brandCompany,
  )
  expect(isDemo).toBe(true)
  for (const text of [legalName, address]) expect(text).toMatch(/Demonstração/)
  expect(isCnpj(taxId!)).toBe(false)
  expect(isReservedName(email!)).toBe(true)
  expect([phone, whatsapp, socials]).toEqual([null, null, []])
  expect(Object.values(links)).toEqual([null, null, null])
})

test('P23 without company data every field is empty', () => {
  const { legalName, taxId, address, email, isDemo } = readCompany(undefined, undefined)
  expect([legalName, taxId, address, email, isDemo]).toEqual([null, null, null, null, undefined])
})

test('a field that the file leaves out has the brand’s value, but an invented one of a demonstration is null', () => {
  const company = readCompany(
    fileWith('{"phone":"11 4000-0000","links":{"blog":"https://blog.example"}}'),
    brandCompany,
  )
  expect(company.phone).toBe('11 4000-0000')
  expect(company.links).toEqual({ club: null, tracking: null, blog: 'https://blog.example' })
  expect([company.taxId, company.address, company.email, company.isDemo]).toEqual([
    null,
    null,
    null,
    undefined,
  ])
  expect(company.ebit.shown).toBe(false)
  const real = { ...brandCompany, isDemo: false, taxId: '11.222.333/0001-81', socials: [] }
  expect(readCompany(fileWith('{"phone":"11 4000-0000"}'), real).taxId).toBe('11.222.333/0001-81')
})

test('R53 an address is one text, or its parts, from which the text is made', () => {
  const parts = { street: 'Rua das Acácias, 100', city: 'São Paulo', state: 'SP', postalCode: '01310-100' }
  const { address, postalAddress } = readCompany(fileWith(JSON.stringify({ address: parts })), brandCompany)
  expect([address, postalAddress]).toEqual(['Rua das Acácias, 100, São Paulo, SP, 01310-100', parts])
  const line = readCompany(fileWith('{"address":"Rua das Acácias, 100"}'), {
    ...brandCompany,
    isDemo: false,
    socials: [],
  })
  expect([line.address, line.postalAddress]).toEqual(['Rua das Acácias, 100', undefined])
})

test.each([
  ['/nowhere/company.json', 'ENOENT'],
  [fileWith('{'), 'JSON'],
  [fileWith('{"address":{"street":"Rua das Acácias"}}'), 'address must be a text or have street'],
])('a file that cannot be read throws an error with the name of the file: %s', (file, why) => {
  expect(() => readCompany(file, brandCompany)).toThrow(new RegExp(`COMPANY_FILE="${file}".*${why}`))
})
