import type { Check } from './check-digits.ts'

const block = { kind: 'weighted', severity: 'block' } as const
const elevens = '01987654321'
const luhn = { ...block, weights: [1, 2], digitSums: true, modulus: 10, symbols: '0987654321' } as const
const falling = (from: number) => Array.from({ length: from - 1 }, (_, at) => from - at)

/** The check digits of many countries, as the data of a corridor contain them. */
export const checks = {
  aba: [{ ...block, from: 0, to: 9, weights: [3, 7, 1], modulus: 10 }],
  clabe: [{ ...block, from: 0, to: 18, weights: [3, 7, 1], modulus: 10 }],
  ccc: [
    {
      ...block,
      onlyIf: 'ES.*',
      from: 4,
      to: 12,
      weights: [4, 8, 5, 10, 9, 7, 3, 6],
      modulus: 11,
      at: 12,
      symbols: elevens,
    },
    {
      ...block,
      onlyIf: 'ES.*',
      from: 14,
      to: 24,
      weights: [1, 2, 4, 8, 5, 10, 9, 7, 3, 6],
      modulus: 11,
      at: 13,
      symbols: elevens,
    },
  ],
  cci: [
    { ...luhn, from: 0, to: 6, at: 18 },
    { ...luhn, from: 6, to: 18, at: 19 },
  ],
  nit: [
    {
      ...block,
      from: 0,
      to: -1,
      weights: [3, 7, 13, 17, 19, 23, 29, 37, 41],
      fromLast: true,
      modulus: 11,
      at: -1,
      symbols: elevens,
    },
  ],
  ruc: [
    {
      ...block,
      from: 0,
      to: -1,
      weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
      modulus: 11,
      at: -1,
      symbols: '10987654321',
    },
  ],
  dni: [
    {
      ...block,
      from: 0,
      to: -1,
      weights: [7, 6, 5, 4, 3, 2, 1, 0].map((power) => 10 ** power),
      modulus: 23,
      at: -1,
      symbols: 'TRWAGMYFPDXBNJZSQVHLCKE',
      letters: 'XYZ',
    },
  ],
  cbu: [
    { ...block, from: 0, to: 7, weights: [7, 1, 3, 9], modulus: 10, at: 7, symbols: '0987654321' },
    { ...block, from: 8, to: 21, weights: [3, 9, 7, 1], modulus: 10, at: 21, symbols: '0987654321' },
  ],
  cpf: [
    { ...block, from: 0, to: 9, weights: falling(10), modulus: 11, at: 9, symbols: '00987654321' },
    { ...block, from: 0, to: 10, weights: falling(11), modulus: 11, at: 10, symbols: '00987654321' },
  ],
  cuit: [
    {
      ...block,
      from: 0,
      to: 10,
      weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
      modulus: 11,
      at: 10,
      symbols: '0-987654321',
    },
  ],
  'ec-cedula': [{ ...luhn, weights: [2, 1], from: 0, to: 9, at: 9 }],
  'do-cedula': [{ ...luhn, from: 0, to: 10, at: 10 }],
  'uy-ci': [
    { ...block, from: 0, to: 7, weights: [2, 9, 8, 7, 6, 3, 4], modulus: 10, at: 7, symbols: '0987654321' },
  ],
  'cn-id': [
    {
      ...block,
      from: 0,
      to: 17,
      weights: [7, 9, 10, 5, 8, 4, 2, 1, 6, 3],
      modulus: 11,
      at: 17,
      symbols: '10X98765432',
    },
  ],
  iban: [
    {
      kind: 'iban',
      severity: 'block',
      lengths: { ES: 24, DE: 22, GB: 22, FR: 27, IT: 27, DO: 28, BR: 29, LT: 20 },
    },
  ],
} as const satisfies Record<string, readonly Check[]>
