import { expect, test } from 'vitest'
import { maskedRut } from './masked-rut.ts'

test.each([
  ['12.345.678-5', '••.•••.678-5'],
  ['9.876.543-K', '•.•••.543-K'],
])('%s is shown as %s', (rut, shown) => {
  expect(maskedRut(rut)).toBe(shown)
})
