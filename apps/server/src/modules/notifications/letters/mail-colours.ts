/**
 * The colours of mails, which have no style sheet of ours. Each pair is legible in both schemes, and stays so where a mail
 * program inverts the light one by itself.
 */
export const light = {
  canvas: '#f6f8f9',
  surface: '#ffffff',
  ink: '#16242c',
  quiet: '#54636c',
  line: '#d5dde2',
  brand: '#074f71',
  onBrand: '#ffffff',
  accent: '#f8b133',
} as const

/** The same where the reader prefers a dark scheme. */
export const dark: Record<keyof typeof light, string> = {
  canvas: '#0e161b',
  surface: '#16222a',
  ink: '#e8eef1',
  quiet: '#a5b4bd',
  line: '#34454f',
  brand: '#8cc7e3',
  onBrand: '#0e161b',
  accent: '#f8b133',
}

const rules = [
  ['canvas', 'background-color', dark.canvas],
  ['surface', 'background-color', dark.surface],
  ['ink', 'color', dark.ink],
  ['quiet', 'color', dark.quiet],
  ['line', 'border-color', dark.line],
  ['rest', 'background-color', dark.line],
  ['brand', 'color', dark.brand],
  ['deck', 'background-color', dark.brand],
  ['button', 'background-color', dark.brand],
  ['label', 'color', dark.onBrand],
] as const

const written = (prefix: string): string =>
  rules.map(([name, property, colour]) => `${prefix}.${name}{${property}:${colour}!important}`).join('')

/** On phones: values below their labels, and buttons as wide as the text. */
const narrow = [
  '.over,.under{display:block!important;text-align:left!important}',
  '.over{padding:10px 0 0!important;border-bottom:0!important}',
  '.under{padding:0 0 10px!important}',
  '.wide{width:100%!important}',
].join('')

/**
 * The style sheet: the dark scheme, also by the attributes that Outlook.com sets, and the layout of phones. Programs that
 * ignore it show the light scheme and two columns.
 */
export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${written('')}}${written('[data-ogsc] ')}@media (max-width:480px){${narrow}}`
