import { expect, test } from 'vitest'
import { HttpError } from '../../client/http-error.ts'
import { faultsOf, faultWords, fieldsOf } from './fault-words.ts'

test.each([
  ['missing', undefined, 'Falta este dato.'],
  ['missing', 'Correo electrónico', 'Falta correo electrónico.'],
  ['wrong-check-digit', 'RUT', 'Revisa RUT: el dígito verificador no coincide.'],
  ['wrong-check-digit', 'CLABE', 'Revisa CLABE: el dígito verificador no coincide.'],
  ['something-new', 'Ñandú', 'Revisa ñandú: no tiene la forma esperada.'],
  ['constructor', undefined, 'Revisa este dato: no tiene la forma esperada.'],
])('%s at %s has the text "%s"', (fault, label, text) => {
  expect(faultWords(fault, label)).toBe(text)
})

test('faults of a refused call: have the names of the form', () => {
  const error = new HttpError(422, {
    type: 'about:blank',
    title: 'fields-wrong',
    status: 422,
    code: 'fields-wrong',
    facts: {},
    fields: [
      { at: 'name', fault: 'missing' },
      { at: 'details.clabe', fault: 'wrong-check-digit' },
    ],
    requestId: 'req-1',
  })
  const rename = (at: string) => at.replace('details.', '')
  expect(faultsOf(error, rename, { clabe: 'CLABE' })).toEqual({
    name: 'Falta este dato.',
    clabe: 'Revisa CLABE: el dígito verificador no coincide.',
  })
  expect(faultsOf(new Error('other'))).toEqual({})
  expect(faultsOf(null)).toEqual({})
})

test('faults at lines of a checklist: at no field of a form, so that the refusal itself is shown', () => {
  const error = new HttpError(409, {
    type: 'about:blank',
    title: 'checks-open',
    status: 409,
    code: 'checks-open',
    facts: { count: 1 },
    fields: [{ at: 'checks.exposure', fault: 'undeclared' }],
    requestId: 'req-1',
  })
  expect([faultsOf(error), fieldsOf(error)]).toEqual([{}, []])
})
