import { expect, test } from 'vitest'
import { nameFold } from './name-fold.ts'

test.each([
  ['person', 'María José Núñez Pérez', 'maria  jose nunez PEREZ', true],
  ['person', 'MUÑOZ PÉREZ, ANA MARÍA', 'Ana María Muñoz Pérez', true],
  ['person', 'Ana O’Higgins Soto', "ana o'higgins soto", true],
  ['person', 'J. P. Soto', 'JP Soto', false],
  ['person', 'Juan Pérez Soto', 'Juan Soto Pérez', false],
  ['person', 'Ana María Soto', 'Ana Soto', false],
  ['person', '', 'Ana', false],
  ['company', 'Comercial Ejemplo S.p.A.', 'COMERCIAL EJEMPLO SPA', true],
  ['company', 'Ejemplo y Muestra Ltda.', 'Muestra y Ejemplo Ltda', false],
  ['company', 'Demo Comercial SpA', 'Comercial SpA Demo', false],
] as const)('%s: %s and %s: same name is %s', (kind, one, other, same) => {
  expect(nameFold(kind, one) === nameFold(kind, other)).toBe(same)
})
