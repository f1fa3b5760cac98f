import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod/mini'
import type { fieldShape } from './endpoints.ts'
import { readFileSync } from 'node:fs'
import { askedFields, checkField, checkFields, printField, type RecipientField } from './fields.ts'

const base = { label: 'any', minLength: 1, maxLength: 40 } as const
const weighted = { kind: 'weighted', from: 0, modulus: 10 } as const
const aba = { ...weighted, severity: 'block', to: 9, weights: [3, 7, 1] } as const
const routing: RecipientField = {
  ...base,
  name: 'routing',
  kind: 'digits',
  minLength: 9,
  maxLength: 9,
  checks: [aba],
}
const account: RecipientField = { ...base, name: 'account', kind: 'digits', minLength: 4, maxLength: 17 }
const type: RecipientField = {
  ...base,
  name: 'type',
  kind: 'choice',
  choices: [{ value: 'checking' }, { value: 'savings' }],
}
const street: RecipientField = { ...base, name: 'street', kind: 'address-street', maxLength: 20 }
const zip: RecipientField = {
  ...base,
  name: 'zip',
  kind: 'address-postal-code',
  pattern: '[0-9]{5}|[0-9]{5}-[0-9]{4}',
}
const unit: RecipientField = { ...base, name: 'unit', kind: 'text', optional: true }
const iban: RecipientField = {
  ...base,
  name: 'iban',
  kind: 'code',
  minLength: 15,
  maxLength: 34,
  checks: [{ kind: 'iban', severity: 'block', lengths: { ES: 24, DE: 22 } }],
  groupsOf: 4,
}
const cci: RecipientField = {
  ...base,
  name: 'cci',
  kind: 'digits',
  minLength: 20,
  maxLength: 20,
  checks: [
    { ...weighted, severity: 'warn', to: 6, weights: [1, 2], digitSums: true, at: 18, symbols: '0987654321' },
  ],
}

test('every seeded corridor: the served fields satisfy the types of the checks', () => {
  expectTypeOf<z.output<typeof fieldShape>>().toExtend<RecipientField>()
})

describe('one field', () => {
  test.each<[RecipientField, string, string]>([
    [routing, ' 021-000 021 ', '021000021'],
    [account, '0001.234', '0001234'],
    [type, ' savings ', 'savings'],
    [street, '  Calle   Ñuñoa\t12 ', 'Calle Ñuñoa 12'],
    [street, 'N\u0303un\u0303oa', 'Ñuñoa'],
    [zip, '10001', '10001'],
    [zip, '10001-1234', '10001-1234'],
    [unit, '   ', ''],
    [iban, 'es91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    [iban, 'DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    [cci, '011-366-000100032542-21', '01136600010003254221'],
  ])('%# is normalised', (field, typed, normalised) => {
    expect(checkField(field, typed)).toEqual({ normalised })
  })

  test.each<[RecipientField, string, string]>([
    [routing, '', 'missing'],
    [routing, '- -', 'missing'],
    [routing, '021000022', 'wrong-check-digit'],
    [routing, '02100002', 'too-short'],
    [routing, '0210000210', 'too-long'],
    [routing, '02100002A', 'not-digits'],
    [routing, '０21000021', 'not-digits'],
    [type, 'Savings', 'not-a-choice'],
    [type, '', 'missing'],
    [street, 'a'.repeat(21), 'too-long'],
    [street, 'Calle\u0000 1', 'wrong-characters'],
    [street, 'Calle\u202E 1', 'wrong-characters'],
    [street, '🏠🏠', 'wrong-characters'],
    [street, '--- ...', 'wrong-characters'],
    [zip, '1000', 'wrong-format'],
    [zip, '10001-1234x', 'wrong-format'],
    [unit, '\u0007', 'wrong-characters'],
    [iban, 'ES91_2100', 'wrong-characters'],
    [iban, 'US91210004184502', 'unknown-country'],
    [iban, 'DE8937040044053201300', 'wrong-length'],
    [cci, '0113660001000325422', 'too-short'],
  ])('%# is refused', (field, typed, fault) => {
    expect(checkField(field, typed)).toEqual({ fault, severity: 'block' })
  })

  test('a check of severity "warn": keeps the value, and does not hide a check that refuses', () => {
    const warned = { fault: 'wrong-check-digit', severity: 'warn' }
    const wrongCci = '01136600010003254231'
    expect(checkField(cci, wrongCci)).toEqual({ ...warned, normalised: wrongCci })
    const both: RecipientField = { ...routing, checks: [{ ...aba, severity: 'warn' }, aba] }
    expect(checkField(both, '021 000 022')).toEqual({ fault: 'wrong-check-digit', severity: 'block' })
  })

  test('a normalised value: accepted again and unchanged', () => {
    const fields = [routing, account, type, street, zip, unit, iban, cci]
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'grapheme' }), (field, typed) => {
        const checked = checkField(field, typed)
        if ('normalised' in checked) {
          expect(checkField(field, checked.normalised)).toEqual(checked)
          if (checked.normalised !== '') expect(checked.normalised.length <= field.maxLength).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('all fields of a recipient', () => {
  const fields = [routing, account, type, street, zip, unit, cci]
  const typed = {
    routing: '021000021',
    account: '1234567',
    type: 'checking',
    street: '1 Main St',
    zip: '10001',
    cci: '01136600010003254231',
  }

  test('valid fields: returned without empty ones, with their warnings', () => {
    expect(checkFields(fields, 'person', { ...typed, account: ' 123 4567 ', unit: ' ' })).toEqual({
      normalised: typed,
      faults: [],
      warnings: [{ at: 'cci', fault: 'wrong-check-digit' }],
    })
  })

  test('several faults: all are reported, unknown and missing names included', () => {
    const { street: _, ...without } = typed
    const { faults, normalised } = checkFields(fields, 'person', {
      ...without,
      routing: '021000022',
      type: 'gold',
      swift: 'X',
      unit: undefined,
    })
    expect(faults).toEqual([
      { at: 'routing', fault: 'wrong-check-digit' },
      { at: 'type', fault: 'not-a-choice' },
      { at: 'street', fault: 'missing' },
      { at: 'swift', fault: 'unknown-field' },
    ])
    expect(Object.keys(normalised)).toEqual(['account', 'zip', 'cci'])
  })

  test('names that every object inherits: neither values nor fields', () => {
    const inherited: RecipientField = { ...account, name: 'constructor' }
    expect(checkFields([inherited], 'person', {}).faults).toEqual([{ at: 'constructor', fault: 'missing' }])
    const sent = JSON.parse('{"__proto__": "x"}') as Record<string, string>
    expect(checkFields([], 'person', sent).faults).toEqual([{ at: '__proto__', fault: 'unknown-field' }])
  })
})

describe('fields that depend on earlier answers', () => {
  const bank: RecipientField = {
    ...base,
    name: 'bank',
    kind: 'choice',
    choices: [
      { value: 'river', name: 'River Bank', rules: { account: { maxLength: 6 } } },
      {
        value: 'wallet',
        rules: { account: { label: 'phone', minLength: 10, maxLength: 10 }, type: { asked: false } },
      },
    ],
  }
  const document: RecipientField = {
    ...base,
    name: 'document',
    kind: 'choice',
    choices: [
      { value: 'card', onlyFor: 'person' },
      { value: 'passport', onlyFor: 'person' },
      { value: 'tax', onlyFor: 'company', rules: { number: { kind: 'digits', label: 'tax', minLength: 9 } } },
    ],
  }
  const number: RecipientField = { ...base, name: 'number', kind: 'code' }
  const birth: RecipientField = { ...base, name: 'birth', kind: 'text', onlyFor: 'person' }
  const fields = [bank, type, account, document, number, birth]
  const asks = (kind: 'person' | 'company', typed: Record<string, string>) =>
    askedFields(fields, kind, typed).map(({ name, label, maxLength }) => `${name} ${label} ${maxLength}`)

  test('a choice: changes the rules of other fields, or removes them', () => {
    expect(asks('person', {})).toContain('account any 17')
    expect(asks('person', { bank: ' river ' })).toContain('account any 6')
    const wallet = asks('person', { bank: 'wallet' })
    expect(wallet).toContain('account phone 10')
    expect(wallet.join()).not.toContain('type')
  })

  test('a value for a field that is not asked, or asked of another kind of recipient: refused', () => {
    const typed = { bank: 'wallet', account: '3001234567', document: 'card', number: 'A1', birth: '1990' }
    expect(checkFields(fields, 'person', typed)).toMatchObject({ faults: [], normalised: typed })
    expect(checkFields(fields, 'person', { ...typed, type: 'savings' }).faults).toEqual([
      { at: 'type', fault: 'unknown-field' },
    ])
    expect(checkFields(fields, 'person', { ...typed, document: 'tax' }).faults).toEqual([
      { at: 'document', fault: 'not-a-choice' },
    ])
  })

  test('a single choice: selected without an answer, with its rules', () => {
    const { normalised, faults } = checkFields(fields, 'company', {
      bank: 'river',
      type: 'savings',
      account: '1234567',
      number: 'A1',
    })
    expect(normalised['document']).toBe('tax')
    expect(faults).toEqual([
      { at: 'account', fault: 'too-long' },
      { at: 'number', fault: 'not-digits' },
    ])
  })
})

interface Vector {
  readonly corridor: string
  readonly kind?: 'person' | 'company'
  readonly typed: Readonly<Record<string, string>>
  readonly kept?: Readonly<Record<string, string>>
  readonly faults?: readonly string[]
  readonly warnings?: readonly string[]
}
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../database/${name}`, import.meta.url), 'utf8'))
const seeded = readJson('corridors.json') as Record<string, { fields: readonly RecipientField[] }>
const vectors = readJson('corridor-vectors.json') as readonly Vector[]

test.each(vectors)('$corridor: normalises $typed', ({ corridor, kind = 'person', typed, ...received }) => {
  const { normalised, faults, warnings } = checkFields(seeded[corridor]?.fields ?? [], kind, typed)
  expect(faults.map(({ at, fault }) => `${at} ${fault}`)).toEqual(received.faults ?? [])
  expect(warnings.map(({ at, fault }) => `${at} ${fault}`)).toEqual(received.warnings ?? [])
  expect(normalised).toMatchObject(received.kept ?? {})
})

test('every field of the seeded corridors: its pattern compiles, and its rules name later fields', () => {
  for (const [id, { fields }] of Object.entries(seeded)) {
    for (const [place, field] of fields.entries()) {
      const later = fields.slice(place + 1).map(({ name }) => name)
      for (const choice of field.choices ?? [])
        for (const name of Object.keys(choice.rules ?? {}))
          expect(later, `${id} ${choice.value}`).toContain(name)
      expect(() => checkField(field, '1'.repeat(field.minLength)), `${id} ${field.name}`).not.toThrow()
    }
  }
})

test('a field printed in groups: the groups are readable by eye', () => {
  expect(printField(iban, 'ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
  expect(printField({ groupsOf: 3 }, '1234567')).toBe('123 456 7')
  expect(printField(account, '1234567')).toBe('1234567')
})
