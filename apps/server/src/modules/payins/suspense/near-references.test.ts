import { expect, test } from 'vitest'
import { maskedName, maskedRut } from '../mask.ts'
import { nearReferences } from './near-references.ts'

const REFERENCE = 'PU2ABCDEFG'
const like = (pattern: string) => new RegExp(`^${pattern.replaceAll('_', '.')}$`)
const finds = (words: string) => nearReferences(words).some((pattern) => like(pattern).test(REFERENCE))

test.each([
  ['one character wrong', 'pago pu2abcdefh gracias', true],
  ['the first one wrong', 'QU2ABCDEFG', true],
  ['one missing', 'PU2ABCDFG', true],
  ['one too many', 'PU2ABCCDEFG', true],
  ['written with spaces', 'PU2 ABCD EFG', true],
  ['two characters wrong', 'PU2ABCDEHH', false],
  ['two missing', 'PU2ABCDE', false],
  ['nothing', '', false],
  ['wild cards of its own', '%%%%%%%%%% ______', false],
])('%s', (_what, words, found) => {
  expect(finds(words)).toBe(found)
})

test('a masked payer: can be compared and not read', () => {
  expect(maskedName('Ana  María Ñuñoa')).toBe('A•• M•••• Ñ••••')
  expect(maskedRut('11.222.333-9')).toBe('•••••333-9')
  expect(maskedRut('5-1')).toBe('5-1')
})
