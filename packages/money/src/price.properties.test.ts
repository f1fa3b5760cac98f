import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratioOf } from './conversion.ts'
import { price, type Price, type PriceInput } from './price.ts'
import { type Rate } from './rate.ts'

const currency = fc.constantFrom('USD', 'MXN', 'JPY', 'COP', 'KWD', 'PYG', 'EUR' as const)

/** A corridor with any terms that staff may set; mid-market rates from 0.01 to 100,000 CLP per unit. */
const corridor = fc.record({
  midRate: fc
    .tuple(currency, fc.bigInt({ min: 10n ** 10n, max: 10n ** 17n }))
    .map(([base, scaled]): Rate<typeof base, 'CLP'> => ({ base, quote: 'CLP', scaled })),
  spreadBps: fc.integer({ min: 0, max: 500 }),
  fee: fc.record({
    fixedMinor: fc.bigInt({ min: 0n, max: 20_000n }),
    bps: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 9_999 })),
  }),
  ivaPercent: fc.constantFrom(0, 19, 21),
  receiveStepMinor: fc.constantFrom(1n, 5n, 100n),
  minimumSendMinor: fc.constantFrom(0n, 1n, 5_000n),
})
const sendMinor = fc.oneof(
  fc.bigInt({ min: 1n, max: 10_000n }),
  fc.bigInt({ min: 1n, max: 10n ** 9n }),
  fc.bigInt({ min: 1n, max: 10n ** 15n }),
)

function priced(input: PriceInput): Price {
  const result = price(input)
  fc.pre(!('fault' in result))
  return result as Price
}

const runs = { numRuns: 3000 }

function expectWhole(p: Price): void {
  expect(p.feeGrossMinor + p.convertedMinor).toBe(p.sendMinor)
  expect(p.feeNetMinor + p.feeIvaMinor).toBe(p.feeGrossMinor)
  expect(p.midValueMinor + p.spreadMinor + p.residueMinor).toBe(p.convertedMinor)
  expect(p.feeGrossMinor + p.spreadMinor).toBe(p.totalCostMinor)
  for (const part of [p.feeNetMinor, p.feeIvaMinor, p.spreadMinor, p.residueMinor])
    expect(part >= 0n).toBe(true)
  expect(p.customerRate.scaled >= p.midRate.scaled).toBe(true)
  expect(String(p.customerRate.scaled).replace(/0+$/, '').length).toBeLessThanOrEqual(6)
}

/** The received amount never exceeds what the converted pesos buy at the customer's rate. */
function expectAffordable(p: Price): void {
  const { quotePart, basePart } = ratioOf(p.customerRate)
  expect(p.receiveMinor * quotePart <= p.convertedMinor * basePart).toBe(true)
}

test('fixed send amount: paid exactly, parts add up, nothing is overstated, the largest payable amount is delivered', () => {
  fc.assert(
    fc.property(corridor, sendMinor, (terms, amountMinor) => {
      const p = priced({ ...terms, fixed: 'send', amountMinor })
      expect(p.sendMinor).toBe(amountMinor)
      expect(p.receiveMinor % terms.receiveStepMinor).toBe(0n)
      expectWhole(p)
      expectAffordable(p)
      const { quotePart, basePart } = ratioOf(p.customerRate)
      const nextStep = p.receiveMinor + terms.receiveStepMinor
      expect(nextStep * quotePart > p.convertedMinor * basePart).toBe(true)
    }),
    runs,
  )
})

test('fixed receive amount: delivered exactly, for the smallest send amount whose own price delivers at least that', () => {
  fc.assert(
    fc.property(corridor, fc.bigInt({ min: 1n, max: 10n ** 10n }), (terms, steps) => {
      const amountMinor = steps * terms.receiveStepMinor
      const p = priced({ ...terms, fixed: 'receive', amountMinor })
      expect(p.receiveMinor).toBe(amountMinor)
      expectWhole(p)
      expectAffordable(p)
      const forward = priced({ ...terms, fixed: 'send', amountMinor: p.sendMinor })
      expect(forward.receiveMinor >= amountMinor).toBe(true)
      expect([forward.feeGrossMinor, forward.convertedMinor]).toEqual([p.feeGrossMinor, p.convertedMinor])
      const cheaper = price({ ...terms, fixed: 'send', amountMinor: p.sendMinor - 1n })
      expect('fault' in cheaper || cheaper.receiveMinor < amountMinor).toBe(true)
    }),
    runs,
  )
})

test('a larger send amount: never delivers less; a larger receive amount: never costs less', () => {
  fc.assert(
    fc.property(corridor, sendMinor, sendMinor, (terms, amountMinor, more) => {
      const less = priced({ ...terms, fixed: 'send', amountMinor })
      const larger = priced({ ...terms, fixed: 'send', amountMinor: amountMinor + more })
      expect(larger.receiveMinor >= less.receiveMinor).toBe(true)
      const step = terms.receiveStepMinor
      const wanted = priced({ ...terms, fixed: 'receive', amountMinor: less.receiveMinor })
      const wantedMore = priced({ ...terms, fixed: 'receive', amountMinor: less.receiveMinor + step })
      expect(wantedMore.sendMinor >= wanted.sendMinor).toBe(true)
      expect(wanted.sendMinor <= amountMinor).toBe(true)
    }),
    runs,
  )
})

test('seeded prices: sending 200.000 costs under 1,8 % at any rate', () => {
  fc.assert(
    fc.property(corridor, ({ midRate }) => {
      const p = priced({
        fixed: 'send',
        amountMinor: 200_000n,
        midRate,
        spreadBps: 40,
        fee: { fixedMinor: 990n, bps: 70 },
        ivaPercent: 19,
        receiveStepMinor: 1n,
        minimumSendMinor: 5_000n,
      })
      expect(p.totalCostBps).toBeLessThan(180)
      expect(p.totalCostMinor * 1000n < 18n * p.sendMinor).toBe(true)
    }),
  )
})
