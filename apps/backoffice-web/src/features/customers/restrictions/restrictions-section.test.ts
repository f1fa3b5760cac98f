import { expect, test } from 'vitest'
import { consequenceOf } from './restrictions-section.tsx'

test.each([
  ['exit', 'set', 'el día en que se cierra su cuenta'],
  ['no-new-orders', 'set', 'una clase neutra'],
  ['legal-hold', 'end', 'se borra desde entonces'],
  ['exit', 'end', 'Deja de regir al confirmar.'],
] as const)('the confirmation of %s, %s: says what follows', (kind, change, said) => {
  expect(consequenceOf({ kind, change })).toContain(said)
})
