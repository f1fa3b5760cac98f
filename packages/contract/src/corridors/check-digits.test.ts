import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOfCheck, type Check, type CheckFault } from './check-digits.ts'
import { checks } from './check-digits.test-kit.ts'

const twoDigits = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
type Name = keyof typeof checks

const faultOf = (name: Name, value: string): CheckFault | undefined => {
  const asked: readonly Check[] = checks[name]
  return asked.map((check) => faultOfCheck(check, value)).find((fault) => fault !== undefined)
}

test.each<[Name, readonly string[], readonly string[]]>([
  ['aba', ['021000021', '026009593'], ['', '021000022', '000000000', '02100002A', 'ABCDEFGHI']],
  ['clabe', ['032180000118359719', '002010077777777771'], ['', '032180000118359718', '0'.repeat(18)]],
  ['ccc', ['ES9121000418450200051332', 'DE89370400440532013000'], ['ES2921000418460200051332', 'ES91']],
  [
    'iban',
    [
      'ES9121000418450200051332',
      'DE89370400440532013000',
      'GB29NWBK60161331926819',
      'FR1420041010050500013M02606',
      'IT60X0542811101000000123456',
      'DO28BAGR00000001212453611324',
      'BR1800360305000010009795493C1',
      'LT121000011101001000',
    ],
    ['ES9121000418450200051333', 'GB29NWBK60161331926810', 'FR1420041010050500013m02606'],
  ],
  ['cci', ['01136600010003254221'], ['', '01136600010003254222', '01136600010003254211', '0'.repeat(20)]],
  ['nit', ['9014586527', '8909039388', '8001972684'], ['', '7', '9014586528', '901458652K', '0000000000']],
  ['ruc', ['20131312955'], ['', '20131312956']],
  ['dni', ['12345678Z', 'X1234567L'], ['', 'Z', '12345678A', 'X1234567A', 'W1234567L', '12345678z']],
  ['cbu', ['2850590940090418135201'], ['2850590840090418135201', '2850590940090418135202']],
  ['cpf', ['52998224725'], ['52998224715', '52998224724']],
  ['cuit', ['30500010912'], ['30500010913']],
  ['ec-cedula', ['1710034065'], ['1710034066']],
  ['do-cedula', ['00113918205'], ['00113918206']],
  ['uy-ci', ['12345672'], ['12345673']],
  ['cn-id', ['11010519491231002X'], ['110105194912310021']],
])('%s: accepts valid values and refuses invalid ones', (name, good, bad) => {
  for (const value of good) expect(faultOf(name, value), value).toBeUndefined()
  for (const value of bad) expect(faultOf(name, value), value).toBe('wrong-check-digit')
})

test('an invalid IBAN: the fault names the country, the length or the check digits', () => {
  const check = (value: string) => faultOf('iban', value)
  for (const text of ['', 'abc', 'US12345678901234567890', 'E19121000418450200051332', '__proto__']) {
    expect(check(text), text).toBe('unknown-country')
  }
  expect(check('ES912100041845020005133')).toBe('wrong-length')
  expect(check('DE893704004405320130000')).toBe('wrong-length')
})

test('check digits 00, 01 and 99, which no bank issues: refused although congruent with valid ones', () => {
  // 97 ≡ 00, 98 ≡ 01 and 02 ≡ 99 modulo 97: the remainder alone would accept the alias.
  const check = (value: string) => faultOf('iban', value)
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

test('a Spanish IBAN with valid mod 97 and wrong check digits of the account: refused', () => {
  // The same bank and account with check digits 46 instead of 45, and an IBAN with a matching mod 97.
  const ccc = '21000418460200051332'
  const fitting = Array.from({ length: 97 }, (_, n) => `ES${String(n + 2).padStart(2, '0')}${ccc}`).filter(
    (value) => faultOf('iban', value) === undefined,
  )
  expect(fitting).toHaveLength(1)
  expect(faultOf('ccc', fitting[0] ?? '')).toBe('wrong-check-digit')
})

test('CCC check digits computed as 10 and 11: written as 1 and 0', () => {
  const fits = (ccc: string) => faultOf('ccc', `ES00${ccc}`) === undefined
  const controls = (bank: string, account: string) => twoDigits.filter((pair) => fits(bank + pair + account))
  expect(controls('21000418', '1000000000')).toEqual(['41'])
  expect(controls('00491500', '1234567892')).toEqual(['05'])
})

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))

/** Any valid value, found by trying endings; independent of how the check computes them. */
function fitting(
  check: (value: string) => CheckFault | undefined,
  body: string,
  endings: readonly string[],
): string | undefined {
  return endings.map((ending) => body + ending).find((value) => check(value) === undefined)
}

const oneDigit = [...'0123456789']

/** Every value that differs in one digit. */
function* changed(value: string, from = 0): Generator<string> {
  for (let at = from; at < value.length; at += 1) {
    for (const other of oneDigit) {
      if (other !== value[at]) yield value.slice(0, at) + other + value.slice(at + 1)
    }
  }
}

/** Every value with two different neighbouring digits swapped, and the difference of the two digits. */
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
] as const)(
  '%s: each body has a valid ending, and one wrong digit is always detected',
  (name, length, endings) => {
    const check = (value: string) => faultOf(name, value)
    fc.assert(
      fc.property(digits(length), (body) => {
        const value = fitting(check, body, endings)
        fc.pre(!/^0+$/.test(body))
        if (value === undefined) throw new Error(`${body} has no ending`)
        for (const wrong of changed(value)) expect(check(wrong)).toBe('wrong-check-digit')
      }),
    )
  },
)

test.each([
  ['aba', 8],
  ['clabe', 17],
] as const)(
  '%s: a swap of neighbouring digits is always detected unless they differ by five',
  (name, length) => {
    const check = (value: string) => faultOf(name, value)
    fc.assert(
      fc.property(digits(length), (body) => {
        fc.pre(!/^0+$/.test(body))
        const value = fitting(check, body, oneDigit) ?? ''
        for (const { swap, difference } of swapped(value)) {
          if (difference !== 5) expect(check(swap), swap).toBe('wrong-check-digit')
        }
      }),
    )
  },
)

test('iban: one wrong digit and a swap of neighbouring digits are always detected', () => {
  const check = (value: string) => faultOf('iban', value)
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

test('nit, ruc and dni: exactly one ending is valid for each number', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  fc.assert(
    fc.property(digits(8), (body) => {
      const count = (name: Name, start: string, endings: readonly string[]) =>
        endings.filter((ending) => faultOf(name, start + ending) === undefined).length
      expect(count('nit', `9${body}`, oneDigit)).toBe(1)
      expect(count('ruc', `20${body}`, oneDigit)).toBe(1)
      expect(count('dni', body, letters)).toBe(1)
    }),
  )
})

test('dni: one wrong digit is always detected', () => {
  const check = (value: string) => faultOf('dni', value)
  fc.assert(
    fc.property(digits(8), (body) => {
      const value = fitting(check, body, [...'TRWAGMYFPDXBNJZSQVHLCKE']) ?? ''
      for (const wrong of changed(value.slice(0, 8))) {
        expect(check(wrong + value.slice(8))).toBe('wrong-check-digit')
      }
    }),
  )
})
