import type { DocumentWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { readIdentity } from './read-by-machine.tsx'

const photo = (reading: DocumentWire['reading']) => ({ reading }) as DocumentWire
const whole = {
  state: 'whole',
  format: 'TD1',
  fields: [
    { field: 'expiry-date', value: '2033-07-12', isChecked: true },
    { field: 'nationality', value: 'PER', isChecked: false },
    { field: 'issuing-state', value: 'CHL', isChecked: false },
  ],
  warnings: [],
} as const satisfies DocumentWire['reading']
const ofWhole = (more: object) => photo({ ...whole, ...more } as DocumentWire['reading'])

test('a card read whole: its type and printed end are the defaults of the form', () => {
  expect(readIdentity([photo(undefined), ofWhole({})])).toEqual({
    type: 'foreign-id',
    printedEnd: '2033-07-12',
  })
  expect(readIdentity([ofWhole({ format: 'TD3' })])).toEqual({ type: 'passport', printedEnd: '2033-07-12' })
})

test('a card read in part, or an end without a check digit: no default', () => {
  expect(readIdentity([ofWhole({ state: 'partly' })])).toEqual({})
  const fields = whole.fields.map((field) => ({ ...field, isChecked: false }))
  expect(readIdentity([ofWhole({ fields })])).toEqual({})
})
