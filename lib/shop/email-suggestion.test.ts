import { suggestedEmail } from './email-suggestion.ts'

test.each([
  ['maria@gmial.com', 'maria@gmail.com'],
  ['maria@gmail.con', 'maria@gmail.com'],
  ['maria@gmail.co', 'maria@gmail.com'],
  ['maria@gnail.com', 'maria@gmail.com'],
  ['maria@gmali.cm', 'maria@gmail.com'],
  [' Maria.Silva@GMIAL.com ', 'Maria.Silva@gmail.com'],
  ['maria@hotmial.com', 'maria@hotmail.com'],
  ['maria@hotmal.com', 'maria@hotmail.com'],
  ['maria@outlok.com', 'maria@outlook.com'],
  ['maria@yaho.com.br', 'maria@yahoo.com.br'],
  ['maria@iclod.com', 'maria@icloud.com'],
  ['maria@uol.com.b', 'maria@uol.com.br'],
  ['maria@bol.co.br', 'maria@bol.com.br'],
  ['maria@tera.com.br', 'maria@terra.com.br'],
  ['maria@lvie.com', 'maria@live.com'],
])('the address "%s" probably means %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test.each([
  'maria@gmail.com',
  'maria@uol.com.br',
  'maria@bol.com.br',
  'maria@ymail.com',
  'maria@mail.com',
  'maria@yahoo.com',
  'maria@hotmail.com.br',
  'maria@exemplo.com',
  'maria@nike.com',
  'maria@usp.br',
  '',
  'maria',
  'maria@',
  '@gmial.com',
  'maria@gmail',
])('the address "%s" gets no other one', (typed) => {
  expect(suggestedEmail(typed)).toBe('')
})
