/** @jest-environment node */
import { homeSchema } from './home.ts'

const read = (conteudo: unknown) => homeSchema.validateSync({ estrutura: { seo: {} }, conteudo }).conteudo

test.each([[], null, '', {}, undefined])(
  'platform 3.1 the content %j is an empty home page, not an error',
  (conteudo) => {
    expect(read(conteudo)).toEqual({ banners: [], linhas: [], listas: [] })
  },
)

test.each(['texto', 12, true])(
  'L8 a document with %j instead of the content is invalid, so the last good copy stays',
  (conteudo) => {
    expect(() => read(conteudo)).toThrow()
  },
)

test('L8 a document with neither field is invalid, so the last good copy stays', () => {
  expect(() => homeSchema.validateSync({})).toThrow()
  expect(() => homeSchema.validateSync({ outro: 1 })).toThrow()
})
