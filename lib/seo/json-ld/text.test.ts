/** @jest-environment node */
import { HOSTILE_TEXTS } from '../../../e2e/hostile-texts.ts'
import { jsonLdText } from './text.ts'

const SCRIPT_TEXTS = [
  '</script >',
  '</SCRIPT\t>',
  '</script/x>',
  '<!--<script>',
  '\u2028',
  '\u2029',
  '<',
  '"',
  '\\',
]

test.each([...SCRIPT_TEXTS, ...HOSTILE_TEXTS])(
  'R40 L24 T7 the text %j cannot end the script element and is parsed back unchanged',
  (text) => {
    const printed = jsonLdText([{ '@type': 'Person', name: text }])
    expect(printed).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(printed)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Person', name: text }],
    })
  },
)
