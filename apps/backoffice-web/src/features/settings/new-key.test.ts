import { settings, type Setting } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { keyParts, newKeyOf, startData } from './new-key.ts'

const settingNamed = (kind: string): Setting => {
  const found = settings.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`no setting ${kind}`)
  return found
}
const facts = { corridors: ['us-usd'], rails: ['us-ach'] }
const made = (kind: string, typed: Record<string, string>, existing: string[] = []) =>
  newKeyOf(settingNamed(kind), keyParts(kind, facts), typed, existing)

test.each([
  ['fee', { corridor: 'us-usd', customer: 'both' }, 'us-usd'],
  ['spread', { corridor: 'default', customer: 'company' }, 'default/company'],
  ['corridor', { country: 'br', currency: 'BRL' }, 'br-brl'],
  ['rail-limits', { rail: 'us-ach' }, 'us-ach'],
])('the key of %s from %j: %s', (kind, typed, key) => {
  expect(made(kind, typed)).toEqual({ key })
})

test.each([
  ['fee', { corridor: 'us-usd' }, [], { customer: 'Falta «Clientes».' }],
  [
    'fee',
    { corridor: 'us-usd', customer: 'both' },
    ['us-usd'],
    { corridor: 'Estados Unidos (USD) ya tiene este parámetro. Ábrelo desde la lista.' },
  ],
  [
    'corridor',
    { country: 'QQ', currency: 'BRL' },
    [],
    { country: 'Revisa «País»: no corresponde a nada conocido.' },
  ],
  [
    'corridor',
    { country: 'B', currency: 'BRL' },
    [],
    { country: 'Revisa «País»: no corresponde a nada conocido.' },
  ],
])('%s from %j while %j exist: the fault is at its field', (kind, typed, existing, faults) => {
  expect(made(kind, typed, existing)).toEqual({ faults })
})

test('a key of a kind without a form of its own: typed, and refused when it does not match the pattern', () => {
  const other = { kind: 'other', keys: { pattern: '[a-z]{2}' } }
  const parts = keyParts('other', facts)
  expect(newKeyOf(other, parts, { key: ' ab ' }, [])).toEqual({ key: 'ab' })
  expect(newKeyOf(other, parts, { key: 'abc' }, [])).toEqual({
    faults: { key: 'Revisa «Clave»: no corresponde a nada conocido.' },
  })
})

test('the data of a new corridor: its country and currency are those of its key', () => {
  expect(startData('corridor', 'br-brl', { country: 'US', currency: 'USD', order: 3 })).toEqual({
    country: 'BR',
    currency: 'BRL',
    order: 3,
  })
  expect(startData('fee', 'br-brl', { bps: 70 })).toEqual({ bps: 70 })
})
