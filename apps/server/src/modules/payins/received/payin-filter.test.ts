import { expect, test } from 'vitest'
import { searchedIn } from './payin-filter.ts'

const own = `pay_${'0123456789abcdef'.repeat(2)}`

test.each([
  [own, { by: 'id', id: '01234567-89ab-cdef-0123-456789abcdef', bankPaymentId: own }],
  ['pu2abcdefg', { by: 'reference', reference: 'PU2ABCDEFG' }],
  ['11.222.333-9', { by: 'rut', rut: '11222333-9' }],
  ['11222333-9', { by: 'rut', rut: '11222333-9' }],
  // A wrong check digit makes it no RUT, and an amount has no hyphen.
  ['11222333-8', { by: 'id', id: undefined, bankPaymentId: '11222333-8' }],
  ['112223339', { by: 'amount', minor: 112_223_339n }],
  ['$43.210', { by: 'amount', minor: 43_210n }],
  ['bp_00017', { by: 'id', id: undefined, bankPaymentId: 'bp_00017' }],
])('%s: searched as the only kind it can be', (text, meant) => expect(searchedIn(text)).toEqual(meant))
