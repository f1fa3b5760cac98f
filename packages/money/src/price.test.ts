import { expect, test } from 'vitest'
import type { Currency } from './currencies.ts'
import { greatestSend, price, type PriceInput } from './price.ts'
import { rate, rateValue } from './rate.ts'

interface Terms extends Partial<Omit<PriceInput, 'midRate'>> {
  readonly currency?: Currency
  readonly mid?: string
}

/** The seeded prices for dollars: CLP 990 + 0.7 %, spread 0.4 %, minimum CLP 5,000. */
function terms({ currency = 'USD', mid = '950.25', ...others }: Terms): PriceInput {
  return {
    fixed: 'send',
    amountMinor: 200_000n,
    midRate: rate(currency, 'CLP', mid),
    spreadBps: 40,
    fee: { fixedMinor: 990n, bps: 70 },
    ivaPercent: 19,
    receiveStepMinor: 1n,
    minimumSendMinor: 5_000n,
    ...others,
  }
}

const columns = [
  'sendMinor',
  'feeGrossMinor',
  'feeNetMinor',
  'feeIvaMinor',
  'convertedMinor',
  'receiveMinor',
  'midValueMinor',
  'spreadMinor',
  'spreadBps',
  'residueMinor',
  'totalCostMinor',
  'totalCostBps',
] as const

const pesosWithoutCents: Terms = { currency: 'COP', mid: '0.2431', receiveStepMinor: 100n }

// Name, terms, customer rate, and the figures in the order of `columns`.
const examples: readonly [string, Terms, string, readonly number[]][] = [
  [
    '200.000 to dollars',
    {},
    '954.051',
    [200000, 2390, 2008, 382, 197610, 20712, 196816, 787, 40, 7, 3177, 159],
  ],
  [
    'the minimum',
    { amountMinor: 5000n },
    '954.051',
    [5000, 1025, 861, 164, 3975, 416, 3953, 16, 40, 6, 1041, 2082],
  ],
  [
    'three million',
    { amountMinor: 3_000_000n },
    '954.051',
    [3000000, 21990, 18479, 3511, 2978010, 312143, 2966139, 11864, 40, 7, 33854, 113],
  ],
  [
    'USD 207,12 exactly costs less than the 200.000 that also buy it',
    { fixed: 'receive', amountMinor: 20_712n },
    '954.051',
    [199994, 2390, 2008, 382, 197604, 20712, 196816, 787, 40, 1, 3177, 159],
  ],
  [
    'USD 1.000 exactly, nothing left over',
    { fixed: 'receive', amountMinor: 100_000n },
    '954.051',
    [961773, 7722, 6489, 1233, 954051, 100000, 950250, 3801, 40, 0, 11523, 120],
  ],
  [
    '200.000 to Mexican pesos',
    { currency: 'MXN', mid: '52.1837' },
    '52.3925',
    [200000, 2390, 2008, 382, 197610, 377172, 196822, 788, 40, 0, 3178, 159],
  ],
  [
    'MXN 5.000 exactly',
    { currency: 'MXN', mid: '52.1837', fixed: 'receive', amountMinor: 500_000n },
    '52.3925',
    [264807, 2844, 2390, 454, 261963, 500000, 260919, 1044, 40, 0, 3888, 147],
  ],
  [
    'whole Colombian pesos',
    pesosWithoutCents,
    '0.244073',
    [200000, 2390, 2008, 382, 197610, 80963400, 196822, 788, 40, 0, 3178, 159],
  ],
  [
    'COP 800.000 exactly: one CLP buys more than the least payable, the rest is residue',
    { ...pesosWithoutCents, fixed: 'receive', amountMinor: 80_000_000n },
    '0.244073',
    [197632, 2373, 1994, 379, 195259, 80000000, 194480, 778, 40, 1, 3151, 159],
  ],
  [
    'yen, without minor units',
    { currency: 'JPY', mid: '6.3342', amountMinor: 100_000n },
    '6.35954',
    [100000, 1690, 1420, 270, 98310, 15458, 97914, 392, 40, 4, 2082, 208],
  ],
  [
    'dinars, with three decimals',
    { currency: 'KWD', mid: '3088.41', amountMinor: 150_000n },
    '3100.77',
    [150000, 2040, 1714, 326, 147960, 47717, 147370, 589, 40, 1, 2629, 175],
  ],
  [
    'no spread: only what six digits take, in the open',
    { currency: 'USD', mid: '1034.777777', spreadBps: 0, amountMinor: 999_999n },
    '1034.78',
    [999999, 7990, 6714, 1276, 992009, 95866, 992000, 2, 0, 7, 7992, 80],
  ],
  [
    'neither fee nor spread',
    { mid: '950', spreadBps: 0, fee: { fixedMinor: 0n, bps: 0 }, amountMinor: 100_000n },
    '950',
    [100000, 0, 0, 0, 100000, 10526, 99997, 0, 0, 3, 0, 0],
  ],
]

test.each(examples)('%s', (_, given, customerRate, figures) => {
  const result = price(terms(given))
  if ('fault' in result) throw new Error(result.fault)
  expect(rateValue(result.customerRate)).toBe(customerRate)
  expect(columns.map((column) => Number(result[column]))).toEqual(figures)
})

const refused: readonly [string, Terms, string][] = [
  ['less than the minimum', { amountMinor: 4_999n }, 'below-minimum'],
  ['nothing', { amountMinor: 0n }, 'below-minimum'],
  ['a negative amount', { amountMinor: -200_000n }, 'below-minimum'],
  [
    'so little received that it costs less than the minimum',
    { fixed: 'receive', amountMinor: 1n },
    'below-minimum',
  ],
  [
    'a fee above the amount',
    { fee: { fixedMinor: 5_000n, bps: 0 }, amountMinor: 5_000n },
    'receives-nothing',
  ],
  ['less than one payable step', { mid: '999999999', amountMinor: 5_000n }, 'receives-nothing'],
  ['to receive nothing', { fixed: 'receive', amountMinor: 0n }, 'receives-nothing'],
  ['to receive a negative amount', { fixed: 'receive', amountMinor: -5n }, 'receives-nothing'],
  ['more than the wire carries', { amountMinor: 10n ** 18n }, 'amount-too-large'],
  [
    'that, whatever the corridor takes',
    { amountMinor: 10n ** 18n, maximumSendMinor: 10n ** 19n, mid: '99999' },
    'amount-too-large',
  ],
  ['more received than the wire carries', { mid: '0.0001', amountMinor: 10n ** 17n }, 'amount-too-large'],
  [
    'a received amount beyond all pesos',
    { fixed: 'receive', amountMinor: 2n * 10n ** 17n },
    'amount-too-large',
  ],
  ['more than the corridor takes', { maximumSendMinor: 199_999n }, 'amount-too-large'],
  [
    'cents where the rail pays none',
    { ...pesosWithoutCents, fixed: 'receive', amountMinor: 80_000_050n },
    'amount-too-fine',
  ],
]

test.each(refused)('%s: no price', (_, given, fault) => {
  expect(price(terms(given))).toEqual({ fault })
})

test.each<Terms>([
  { spreadBps: -1 },
  { spreadBps: 0.5 },
  { fee: { fixedMinor: 0n, bps: 10_000 } },
  { fee: { fixedMinor: -1n, bps: 0 } },
  { ivaPercent: -1 },
  { receiveStepMinor: 0n },
])('terms that staff may not set: throws for %s', (given) => {
  expect(() => price(terms(given))).toThrow(RangeError)
})

test.each<Terms>([
  {},
  pesosWithoutCents,
  { mid: '0.2371' },
  { fee: { fixedMinor: 0n, bps: 999 } },
  { mid: '256.71' },
])("the greatest send amount under a rail's maximum: one more peso exceeds the maximum, with %o", (given) => {
  for (const maximumMinor of [100n, 12_345n, 3_000_000n, 987_654_321n]) {
    const input = terms(given)
    const greatest = greatestSend(input, maximumMinor)
    const receivedFor = (amountMinor: bigint) => {
      const priced = price({
        ...input,
        fixed: 'send',
        amountMinor,
        minimumSendMinor: 1n,
        maximumSendMinor: undefined,
      })
      return 'fault' in priced ? 0n : priced.receiveMinor
    }
    expect(receivedFor(greatest)).toBeLessThanOrEqual(maximumMinor)
    expect(receivedFor(greatest + 1n)).toBeGreaterThan(maximumMinor)
  }
})
