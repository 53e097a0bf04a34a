/** @jest-environment node */
import { respondentOf } from './respondent.ts'

const NOBODY = { email: '', nome: '', campanha: '' }

test.each([
  [{}, NOBODY, false],
  [
    { email: ' ana@exemplo.com ', nome: 'Ana', campanha: 'pos-compra', outro: 'x' },
    { email: 'ana@exemplo.com', nome: 'Ana', campanha: 'pos-compra' },
    false,
  ],
  [{ email: 'ana loja@exemplo.com' }, { ...NOBODY, email: 'ana+loja@exemplo.com' }, false],
  [{ email: 'ana', nome: 'Ana' }, { ...NOBODY, nome: 'Ana' }, true],
  [{ email: `${'a'.repeat(250)}@b.co` }, NOBODY, true],
  [
    { nome: 'a'.repeat(121), campanha: 'b'.repeat(121), email: 'a@b.co' },
    { ...NOBODY, email: 'a@b.co' },
    false,
  ],
  [{ nome: 'a\0b' }, NOBODY, false],
  [{ email: ['a@b.co', 'c@d.co'], nome: [] }, { ...NOBODY, email: 'a@b.co' }, false],
])('spec section 2: respondentOf reads the survey query %j', (query, respondent, isEmailInvalid) => {
  expect(respondentOf(query)).toEqual({ respondent, isEmailInvalid })
})
