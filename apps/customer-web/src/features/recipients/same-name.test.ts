import type { RecipientWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { repeatedIds, withName } from './same-name.ts'

const recipient = (id: string, name: string, country = 'US') => ({ id, name, country }) as RecipientWire

test('names that differ in accents, capitals and spaces: are the same name', () => {
  const stored = [recipient('a', 'José  Pérez'), recipient('b', 'Ana Soto')]
  expect(withName(stored, ' jose perez ')?.id).toBe('a')
  expect(withName(stored, 'Jose Peres')).toBeUndefined()
})

test('the same name in the same country: repeated; in another country: not', () => {
  const stored = [
    recipient('a', 'Ana Soto'),
    recipient('b', 'ANA SOTO'),
    recipient('c', 'Ana Soto', 'MX'),
    recipient('d', 'Eva Paz'),
  ]
  expect([...repeatedIds(stored)]).toEqual(['a', 'b'])
})
