import { expect, test } from 'vitest'
import { complaintBody, complaintRules, emptyComplaint } from './complaint-faults.ts'

test.each([
  ['name', 'Ñ', false],
  ['name', 'María de los Ángeles', true],
  ['email', '', false],
  ['email', 'maria', false],
  ['email', ' maria@correo.cl ', true],
  ['phone', '', true],
  ['phone', '+56 9 1234 5678', true],
  ['phone', '1234', false],
  ['rut', '', true],
  ['rut', '12.345.678-5', true],
  ['rut', '12.345.678-9', false],
  ['text', 'Muy corto', false],
  ['text', 'Mi envío no llegó cuando dijeron', true],
] as const)('%s "%s": may be sent: %s', (field, typed, fits) => {
  expect(complaintRules[field](typed) === true).toBe(fits)
})

test('empty fields: not sent; a RUT: sent in its canonical form', () => {
  const text = 'Mi envío no llegó cuando dijeron'
  const typed = { ...emptyComplaint, name: ' Ana ', email: 'ana@correo.cl ', rut: '12.345.678-5', text }
  expect(complaintBody(typed)).toEqual({ name: 'Ana', email: 'ana@correo.cl', rut: '12345678-5', text })
})
