import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decideSigning, openSigning, type SigningRule } from './signing-rule.ts'

const seed = Number(process.env['PUENTE_SEED'] ?? 130_013)
const users = ['a', 'b', 'c', 'd'] as const
const rule = fc.record({
  signers: fc.array(fc.constantFrom(...users), { minLength: 1, maxLength: 5 }),
  signatures: fc.integer({ min: 1, max: 4 }),
  limitUsdCents: fc.option(fc.bigInt({ min: 1n, max: 100n }), { nil: undefined }),
})
const case_ = fc.record({
  rules: fc.array(rule, { maxLength: 4 }),
  members: fc.uniqueArray(fc.constantFrom(...users)),
  signed: fc.uniqueArray(fc.constantFrom(...users)),
  usdCents: fc.bigInt({ min: 1n, max: 120n }),
})
interface Case {
  readonly rules: readonly SigningRule[]
  readonly members: readonly string[]
  readonly signed: readonly string[]
  readonly usdCents: bigint
}
const decide = ({ rules, members, signed, usdCents }: Case) =>
  decideSigning({ rules, members: new Set(members), signed: new Set(signed), usdCents })

test('any rules: complete exactly when enough distinct members of one rule within its limit signed', () => {
  fc.assert(
    fc.property(case_, (one) => {
      const allowed = one.rules.some(({ signers, signatures, limitUsdCents }) => {
        const counted = one.signed.filter((user) => signers.includes(user) && one.members.includes(user))
        return counted.length >= signatures && (limitUsdCents ?? one.usdCents) >= one.usdCents
      })
      expect(decide(one).outcome === 'complete').toBe(allowed)
    }),
    { seed, numRuns: 1000 },
  )
})

test('signatures in another order: the same decision', () => {
  fc.assert(
    fc.property(case_, (one) => {
      expect(decide({ ...one, signed: one.signed.toReversed() })).toEqual(decide(one))
    }),
    { seed },
  )
})

test('missing signatures: as many of those named complete it, and one fewer does not', () => {
  fc.assert(
    fc.property(case_, (one) => {
      const decision = decide(one)
      if (decision.outcome !== 'needs') return
      const { missing, from } = decision
      expect(from.length).toBeGreaterThanOrEqual(missing)
      const fewer = decide({ ...one, signed: [...one.signed, ...from.slice(0, missing - 1)] })
      expect(fewer.outcome).not.toBe('complete')
      expect(decide({ ...one, signed: [...one.signed, ...from] }).outcome).toBe('complete')
    }),
    { seed, numRuns: 1000 },
  )
})

const two = { signers: ['a', 'b'], signatures: 2, limitUsdCents: undefined }
const alone = { signers: ['a'], signatures: 1, limitUsdCents: 100n }
const all = ['a', 'b', 'c']
test.each([
  [
    'alone within the limit',
    { rules: [alone, two], members: all, signed: ['a'], usdCents: 100n },
    'complete',
  ],
  [
    'one cent above the limit: the other signs too',
    { rules: [alone, two], members: all, signed: ['a'], usdCents: 101n },
    'needs',
  ],
  ['above every limit', { rules: [alone], members: all, signed: ['a'], usdCents: 101n }, 'limit'],
  ['in no rule', { rules: [alone, two], members: all, signed: ['c'], usdCents: 1n }, 'unnamed'],
  ['the other is no member', { rules: [two], members: ['a'], signed: ['a'], usdCents: 1n }, 'absent'],
  [
    'a signer who is no member any more',
    { rules: [two], members: ['a', 'c'], signed: ['a', 'b'], usdCents: 1n },
    'absent',
  ],
])('%s', (_, one, expected) => {
  const decision = decide(one)
  expect(decision.outcome === 'refused' ? decision.reason : decision.outcome).toBe(expected)
})

describe('what the members can still sign together', () => {
  const open = (signed: string[], usdCents = 100n, present = ['ana', 'olga', 'otto']) =>
    openSigning({
      rules: [
        { signers: ['ana', 'olga'], signatures: 2, limitUsdCents: 500n },
        { signers: ['ana', 'olga', 'otto'], signatures: 3, limitUsdCents: undefined },
      ],
      members: new Set(present),
      signed: new Set(signed),
      usdCents,
    })

  it('nobody signed: the rule that needs the fewest, and everybody who brings a rule forward', () => {
    expect(open([])).toEqual({ missing: 2, nearest: ['ana', 'olga'], able: ['ana', 'olga', 'otto'] })
  })

  it('above the limit of a rule: only the others', () => {
    expect(open(['ana'], 501n)).toEqual({ missing: 2, nearest: ['olga', 'otto'], able: ['olga', 'otto'] })
  })

  it('signatures of people who are no members: do not count', () => {
    expect(open(['olga'], 100n, ['ana', 'otto'])).toBeUndefined()
  })

  it('enough signatures: nothing is missing', () => {
    expect(open(['ana', 'olga'])?.missing).toBe(0)
  })
})
