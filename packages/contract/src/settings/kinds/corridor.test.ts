import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recipientFormIn } from './corridor.ts'

describe('the form of a recipient in the data of a corridor', () => {
  const seeds = JSON.parse(
    readFileSync(new URL('../../../../../database/corridors.json', import.meta.url), 'utf8'),
  ) as Record<string, { name: object; fields: object[] }>
  const account = { name: 'account', kind: 'digits', label: 'account-number', minLength: 4, maxLength: 17 }
  const rail = { maxLength: 40, characters: 'ascii' }

  test.each(Object.entries(seeds))('%s as seeded: read whole', (_id, { name, fields }) => {
    expect(recipientFormIn({ country: 'US', name, fields })).toEqual({ country: 'US', name, fields })
  })

  test.each([
    ['a pattern', rail, { ...account, pattern: '[' }],
    [
      'a condition of a check',
      rail,
      { ...account, checks: [{ kind: 'iban', severity: 'block', lengths: {}, onlyIf: '(' }] },
    ],
    [
      'a pattern of a choice',
      rail,
      {
        name: 'bank',
        kind: 'choice',
        label: 'bank',
        choices: [{ value: 'x', rules: { account: { pattern: '(' } } }],
      },
    ],
    ['the accepted characters', { ...rail, allowed: 'z-a' }, account],
  ])('%s is no regular expression: the form is not read', (_what, name, field) => {
    expect(recipientFormIn({ country: 'US', name, fields: [field] })).toBeUndefined()
  })

  test('a fault outside the form: the form is read', () => {
    expect(recipientFormIn({ country: 'US', name: rail, fields: [account], rail: 7 })).toBeDefined()
  })
})
