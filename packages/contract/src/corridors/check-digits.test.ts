import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigits, type Check, type CheckDigitName } from './check-digits.ts'

const twoDigits = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

const good: Record<CheckDigitName, readonly string[]> = {
  aba: ['021000021', '026009593'],
  clabe: ['032180000118359719', '002010077777777771'],
  iban: [
    'ES9121000418450200051332',
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'IT60X0542811101000000123456',
    'DO28BAGR00000001212453611324',
    'BR1800360305000010009795493C1',
    'LT121000011101001000',
  ],
  'iban-es': ['ES9121000418450200051332', 'DE89370400440532013000', 'LT121000011101001000'],
  cci: ['01136600010003254221'],
  nit: ['9014586527', '8909039388', '8001972684'],
  ruc: ['20131312955'],
  dni: ['12345678Z', 'X1234567L'],
}

const bad: Record<CheckDigitName, readonly string[]> = {
  aba: ['', '021000022', '02100002', '0210000210', '000000000', '02100002A', 'ABCDEFGHI'],
  clabe: ['', '032180000118359718', '03218000011835971', '000000000000000000', '03218000011835971X'],
  iban: [
    'ES9121000418450200051333',
    'GB29NWBK60161331926810',
    'DE8937040044053201300O',
    'FR1420041010050500013m02606',
  ],
  'iban-es': ['ES9121000418450200051333'],
  cci: ['', '01136600010003254222', '01136600010003254211', '0113660001000325422', '0'.repeat(20)],
  nit: ['', '7', '9014586528', '0', '901458652K', '0000000000'],
  ruc: ['', '20131312956', '2013131295', '99131312955'],
  dni: ['', 'Z', '12345678A', '1234567Z', 'X1234567A', 'W1234567L', '12345678z'],
}

describe.each(Object.keys(checkDigits) as CheckDigitName[])('%s', (name) => {
  const { check } = checkDigits[name]
  test.each(good[name])('%s fits', (value) => expect(check(value)).toBeUndefined())
  test.each(bad[name])('"%s" does not', (value) => expect(check(value)).toBe('wrong-check-digit'))
})

test('an IBAN says whether its country or its length is wrong', () => {
  const { check } = checkDigits.iban
  for (const text of ['', 'abc', 'US12345678901234567890', 'E19121000418450200051332', '24AE121000418450']) {
    expect(check(text), text).toBe('unknown-country')
  }
  expect(check('ES912100041845020005133')).toBe('wrong-length')
  expect(check('DE893704004405320130000')).toBe('wrong-length')
})

test('check digits that no bank issues do not pass for the ones they are congruent with', () => {
  // 97 ≡ 00, 98 ≡ 01 and 02 ≡ 99 modulo 97: the alias would leave the right rest.
  const { check } = checkDigits.iban
  const withDigits = (digits: string, account: number) =>
    `DE${digits}37040044${String(account).padStart(10, '0')}`
  let found = 0
  for (let account = 0; account < 2_000; account += 1) {
    for (const [real, alias] of [
      ['97', '00'],
      ['98', '01'],
      ['02', '99'],
    ] as const) {
      if (check(withDigits(real, account)) !== undefined) continue
      found += 1
      expect(check(withDigits(alias, account))).toBe('wrong-check-digit')
    }
  }
  expect(found).toBeGreaterThan(10)
})

test('a Spanish IBAN whose mod 97 fits still needs the control digits of its account', () => {
  // The same bank and account with control digits 46 in place of 45, and the IBAN made to fit.
  const ccc = '21000418460200051332'
  const fitting = Array.from({ length: 97 }, (_, n) => `ES${String(n + 2).padStart(2, '0')}${ccc}`).filter(
    (value) => checkDigits.iban.check(value) === undefined,
  )
  expect(fitting).toHaveLength(1)
  expect(checkDigits['iban-es'].check(fitting[0] ?? '')).toBe('wrong-check-digit')
})

test('control digits of a CCC that come out as 10 and 11 are written 1 and 0', () => {
  const fits = (ccc: string) =>
    twoDigits.some((pair) => checkDigits['iban-es'].check(`ES${pair}${ccc}`) === undefined)
  const controls = (bank: string, account: string) => twoDigits.filter((pair) => fits(bank + pair + account))
  expect(controls('21000418', '1000000000')).toEqual(['41'])
  expect(controls('00491500', '1234567892')).toEqual(['05'])
})

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))

/** Any value that fits, made by trying endings: independent of how the check computes them. */
function fitting(check: Check, body: string, endings: readonly string[]): string | undefined {
  return endings.map((ending) => body + ending).find((value) => check(value) === undefined)
}

const oneDigit = [...'0123456789']

/** Every value one wrong digit away. */
function* changed(value: string, from = 0): Generator<string> {
  for (let at = from; at < value.length; at += 1) {
    for (const other of oneDigit) {
      if (other !== value[at]) yield value.slice(0, at) + other + value.slice(at + 1)
    }
  }
}

/** Every value with two different neighbours swapped, with the difference of the two digits. */
function* swapped(value: string, from = 0): Generator<{ swap: string; difference: number }> {
  for (let at = from; at + 1 < value.length; at += 1) {
    const [a = '', b = ''] = [value[at], value[at + 1]]
    if (a === b) continue
    const swap = value.slice(0, at) + b + a + value.slice(at + 2)
    yield { swap, difference: Math.abs(Number(a) - Number(b)) }
  }
}

test.each([
  ['aba', 8, oneDigit],
  ['clabe', 17, oneDigit],
  ['cci', 18, twoDigits],
] as const)('%s: each body has an ending that fits, and no wrong digit passes', (name, length, endings) => {
  const { check } = checkDigits[name]
  fc.assert(
    fc.property(digits(length), (body) => {
      const value = fitting(check, body, endings)
      fc.pre(!/^0+$/.test(body))
      if (value === undefined) throw new Error(`${body} has no ending`)
      for (const wrong of changed(value)) expect(check(wrong)).toBe('wrong-check-digit')
    }),
  )
})

test.each([
  ['aba', 8],
  ['clabe', 17],
] as const)('%s: a swap of neighbours never passes unless they differ by five', (name, length) => {
  const { check } = checkDigits[name]
  fc.assert(
    fc.property(digits(length), (body) => {
      fc.pre(!/^0+$/.test(body))
      const value = fitting(check, body, oneDigit) ?? ''
      for (const { swap, difference } of swapped(value)) {
        if (difference !== 5) expect(check(swap), swap).toBe('wrong-check-digit')
      }
    }),
  )
})

test('iban: no wrong digit and no swap of neighbouring digits ever passes', () => {
  const { check } = checkDigits.iban
  fc.assert(
    fc.property(digits(18), (account) => {
      const ending = twoDigits.find((pair) => check(`DE${pair}${account}`) === undefined)
      const value = `DE${ending}${account}`
      expect(check(value)).toBeUndefined()
      for (const wrong of changed(value, 2)) expect(check(wrong)).toBeDefined()
      for (const { swap } of swapped(value, 2)) expect(check(swap)).toBeDefined()
    }),
  )
})

test('nit, ruc and dni: exactly one ending fits each number', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  fc.assert(
    fc.property(digits(8), (body) => {
      const count = (name: CheckDigitName, start: string, endings: readonly string[]) =>
        endings.filter((ending) => checkDigits[name].check(start + ending) === undefined).length
      expect(count('nit', `9${body}`, oneDigit)).toBe(1)
      expect(count('ruc', `20${body}`, oneDigit)).toBe(1)
      expect(count('dni', body, letters)).toBe(1)
    }),
  )
})

test('dni: no wrong digit passes', () => {
  const { check } = checkDigits.dni
  fc.assert(
    fc.property(digits(8), (body) => {
      const value = fitting(check, body, [...'TRWAGMYFPDXBNJZSQVHLCKE']) ?? ''
      for (const wrong of changed(value.slice(0, 8))) {
        expect(check(wrong + value.slice(8))).toBe('wrong-check-digit')
      }
    }),
  )
})
