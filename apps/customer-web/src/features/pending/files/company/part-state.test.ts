import { expect, test } from 'vitest'
import { partState, returnedText } from './part-state.ts'

const parts: Parameters<typeof partState>[0] = {
  accepted: ['company', 'use'],
  returned: [{ section: 'address', text: 'Falta el número de la oficina' }],
  missing: ['owners'],
}

test.each([
  ['company', 'accepted'],
  ['address', 'returned'],
  ['owners', 'missing'],
  ['representatives', 'done'],
] as const)('the part %s: %s', (section, state) => {
  expect(partState(parts, section)).toBe(state)
})

test('a part that lacks something: missing, also when it was accepted before', () => {
  expect(partState({ ...parts, missing: ['use'] }, 'use')).toBe('missing')
})

test('what staff wrote about a part: at that part only', () => {
  expect([returnedText(parts, 'address'), returnedText(parts, 'use')]).toEqual([
    'Falta el número de la oficina',
    undefined,
  ])
})
