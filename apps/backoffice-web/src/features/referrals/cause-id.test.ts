import { expect, test } from 'vitest'
import { causeId } from './cause-id.ts'

test.each([
  ['Árboles & niños', 'arboles-ninos'],
  ['  3 Marías', 'marias'],
  ['Ñ', 'causa-n'],
  ['¡¿?!', 'causa'],
  ['Fundación de los cuarenta caracteres exactos y más', 'fundacion-de-los-cuarenta-caracteres-exa'],
])('%s is named %s, as the contract writes ids', (name, id) => {
  expect(causeId(name)).toBe(id)
  expect(id).toMatch(/^[a-z][a-z0-9-]{1,39}$/)
})
