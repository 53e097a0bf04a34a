import localFont from 'next/font/local'

const display = localFont({
  // Next preloads fonts in the order of their names: this one, whose fallback looks less like it, first. The one weight of all headings, with the characters of Portuguese and English headings (docs/decisions/0091).
  src: './fonts/display-fraunces-500.woff2',
  weight: '100 900',
  style: 'normal',
  display: 'optional',
  variable: '--font-display',
  // Next would measure the lightest weight and make the fallback 6 % too wide; app/fallback-fonts.css has measured ones.
  adjustFontFallback: false,
  fallback: ['Fraunces Times', 'Fraunces Noto'],
})

const text = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'optional',
  variable: '--font-text',
  adjustFontFallback: false,
  fallback: ['Figtree Arial', 'Figtree Roboto'],
})

/** Class names for <html> that define --font-display and --font-text. */
export const fontVariables = `${display.variable} ${text.variable}`
