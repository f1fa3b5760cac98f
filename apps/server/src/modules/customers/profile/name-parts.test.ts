import { expect, test } from 'vitest'
import { givenNamesOf, initialsOf } from './name-parts.ts'

test.each([
  ['María José Fernández Soto', 'María José', 'M. J. F. S.'],
  ['María de los Ángeles Fernández Oyarzún', 'María de los Ángeles', 'M. Á. F. O.'],
  ['Juan Pablo de la Cruz Soto', 'Juan Pablo', 'J. P. C. S.'],
  ['Rosa Ejemplo Muestra', 'Rosa', 'R. E. M.'],
  ['  rosa  Ñuñez de la Cruz', 'rosa', 'R. Ñ. C.'],
  ['Rosa Ejemplo', 'Rosa', 'R. E.'],
  ['Madonna', 'Madonna', 'M.'],
  ['Ana Luisa Elena Pérez Díaz', 'Ana Luisa Elena', 'A. L. E. P.'],
  ['', '', ''],
])('%j: given names %j, initials %j', (name, given, initials) => {
  expect([givenNamesOf(name), initialsOf(name)]).toEqual([given, initials])
})
