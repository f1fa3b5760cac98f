import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRut, parseRut, plainRut, rutCheckDigit, type Rut } from './rut.ts'

const published = [
  '11.111.111-1',
  '22.222.222-2',
  '12.345.678-5',
  '7.654.321-6',
  '76.086.428-5',
  '97.006.000-6',
  '60.803.000-K',
  '10.000.013-K',
  '15.000.005-K',
  '15.000.013-0',
]

function read(text: string): Rut {
  const result = parseRut(text)
  if ('fault' in result) throw new Error(`${text}: ${result.fault}`)
  return result.normalised
}

test.each(published)('%s in any spelling: parsed, and printed in one spelling', (printed) => {
  const canonical = printed.replaceAll('.', '')
  const bare = canonical.replace('-', '')
  for (const typed of [printed, canonical, bare, printed.toLowerCase(), ` ${printed} `, `0${bare}`]) {
    expect(read(typed)).toBe(canonical)
  }
  expect(formatRut(read(printed))).toBe(printed)
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['12.345.678-9', 'wrong-check-digit'],
  ['12345678', 'wrong-check-digit'],
  ['abc', 'wrong-format'],
  ['K', 'wrong-format'],
  ['0-0', 'wrong-format'],
  ['1234-5678-5', 'wrong-format'],
  ['12,345,678-5', 'wrong-format'],
  ['12.345.678-X', 'wrong-format'],
  ['1234567890-1', 'wrong-format'],
  ['12.345.678-5; drop', 'wrong-format'],
])('"%s": refused as %s', (text, fault) => {
  expect(parseRut(text)).toEqual({ fault })
})

test.each([
  ['12345678-5', '123456785'],
  ['12.345.678-5', '123456785'],
  [' 12 345 678 - 5 ', '123456785'],
  ['60.803.000-k', '60803000K'],
  ['10000013-K', '10000013K'],
  // Stored indexes of payments keep the zeros with which a bank reported the payer.
  ['012.345.678-5', '0123456785'],
  ['12.345.678-9', '123456789'],
  ['RUT 12345678', '12345678'],
])('"%s" for a blind index: %s', (text, plain) => expect(plainRut(text)).toBe(plain))

const bodies = fc.integer({ min: 1, max: 999_999_999 }).map(String)

test('a printed RUT: parses to the same RUT', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const rut = read(body + rutCheckDigit(body))
      expect(rut).toBe(`${body}-${rutCheckDigit(body)}`)
      expect(read(formatRut(rut))).toBe(rut)
      expect(plainRut(formatRut(rut))).toBe(plainRut(rut))
    }),
  )
})

test('one wrong digit and a swap of neighbours: always detected', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const check = rutCheckDigit(body)
      const fits = (other: string, ending: string) => 'normalised' in parseRut(`${other}-${ending}`)
      for (const ending of '0123456789K') {
        if (ending !== check) expect(fits(body, ending)).toBe(false)
      }
      for (let at = 0; at < body.length; at += 1) {
        for (const digit of '0123456789') {
          if (digit !== body[at]) {
            expect(fits(body.slice(0, at) + digit + body.slice(at + 1), check)).toBe(false)
          }
        }
        const [a, b] = [body[at], body[at + 1]]
        if (b === undefined || a === b) continue
        expect(fits(`${body.slice(0, at)}${b}${a}${body.slice(at + 2)}`, check)).toBe(false)
      }
    }),
  )
})
