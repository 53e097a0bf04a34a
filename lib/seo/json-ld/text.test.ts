import { HOSTILE_TEXTS } from '../../../e2e/hostile-texts.ts'
import { jsonLdText } from './text.ts'

const KIN = ['</script >', '</SCRIPT\t>', '</script/x>', '<!--<script>', '\u2028', '\u2029', '<', '"', '\\']

test.each([...KIN, ...HOSTILE_TEXTS])(
  'R40 L24 nothing in %j can end the script element, and all of it is read back',
  (text) => {
    const printed = jsonLdText([{ '@type': 'Person', name: text }])
    expect(printed).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(printed)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Person', name: text }],
    })
  },
)
