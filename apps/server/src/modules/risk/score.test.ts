import { customerRisks, riskFacts } from '@puente/contract'
import { readSetting, settingKind } from '@puente/contract/staff'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLower, riskInForce, scoreOf, type FactsAtRisk, type RiskRules } from './score.ts'

const codes = ['CL', 'IR', 'hit', 'self', '661204', 'USD']
const rule = fc.record({
  fact: fc.constantFrom(...riskFacts),
  values: fc.subarray(codes),
  points: fc.integer({ min: 0, max: 1000 }),
  fromUsdCents: fc.constantFrom('1', '500', '9000'),
  fromClpMinor: fc.constantFrom('1', '500', '9000'),
})
const bands = fc
  .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }))
  .map(([elevated, more]) => ({ elevated, high: elevated + more }))
const diligence = { normal: 'standard', elevated: 'enhanced', high: 'enhanced' } as const
const rules: fc.Arbitrary<RiskRules> = fc
  .record({ rules: fc.array(rule, { maxLength: 12 }), bands })
  .map((one) => ({ ...one, diligence }))
const facts: fc.Arbitrary<FactsAtRisk> = fc.record({
  codes: fc.dictionary(fc.constantFrom(...riskFacts), fc.subarray(codes)),
  sentYearUsdCents: fc.bigInt({ min: 0n, max: 10_000n }),
  expectedMonthClpMinor: fc.bigInt({ min: 0n, max: 10_000n }),
})

const first = settingKind.riskRules.initial('default')
const nothing: FactsAtRisk = { codes: {}, sentYearUsdCents: 0n, expectedMonthClpMinor: 0n }

test('any rules and facts: the contributions sum to the score, one for each fact', () => {
  fc.assert(
    fc.property(rules, facts, (some, of) => {
      const { score, contributions } = scoreOf(some, of)
      expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      expect(new Set(contributions.map(({ fact }) => fact)).size).toBe(contributions.length)
    }),
  )
})

test('rules and codes in another order: the same score and contributions', () => {
  fc.assert(
    fc.property(rules, facts, (some, of) => {
      const turned = Object.fromEntries(
        Object.entries(of.codes).map(([fact, values]) => [fact, [...(values ?? [])].toReversed()]),
      )
      const other = { ...some, rules: some.rules.toReversed() }
      expect(scoreOf(other, { ...of, codes: turned })).toEqual(scoreOf(some, of))
    }),
  )
})

test('one more rule: neither the score nor the risk is lower', () => {
  fc.assert(
    fc.property(rules, facts, rule, (some, of, more) => {
      const before = scoreOf(some, of)
      const after = scoreOf({ ...some, rules: [...some.rules, more] }, of)
      expect(after.score).toBeGreaterThanOrEqual(before.score)
      expect(isLower(after.risk, before.risk)).toBe(false)
    }),
  )
})

test('more points in a rule: neither the score nor the risk is lower', () => {
  fc.assert(
    fc.property(rules, facts, fc.nat({ max: 11 }), (some, of, at) => {
      const raised = some.rules.map((one, row) => (row === at ? { ...one, points: one.points + 7 } : one))
      const [before, after] = [scoreOf(some, of), scoreOf({ ...some, rules: raised }, of)]
      expect(after.score).toBeGreaterThanOrEqual(before.score)
      expect(isLower(after.risk, before.risk)).toBe(false)
    }),
  )
})

test.each([
  ['normal', undefined, 'normal'],
  ['high', undefined, 'high'],
  ['elevated', { risk: 'normal', scored: 'elevated' }, 'normal'],
  ['high', { risk: 'normal', scored: 'elevated' }, 'high'],
  ['normal', { risk: 'high', scored: 'elevated' }, 'high'],
  ['elevated', { risk: 'high', scored: 'normal' }, 'high'],
] as const)('the rules say %s and a person set %j: %s is in force', (scored, override, risk) => {
  expect(riskInForce(scored, override)).toBe(risk)
})

test('the initial rules: valid, nobody without facts is above normal, a politically exposed person is high', () => {
  expect(first && readSetting(settingKind.riskRules, first, 'default')).toHaveProperty('data')
  if (first === undefined) return
  expect(scoreOf(first, nothing)).toEqual({ score: 0, risk: 'normal', contributions: [] })
  expect(scoreOf(first, { ...nothing, codes: { exposure: ['self'] } })).toEqual({
    score: 70,
    risk: 'high',
    contributions: [{ fact: 'exposure', value: 'self', points: 70 }],
  })
  expect(customerRisks).toContain(scoreOf(first, nothing).risk)
})

test.each([
  [{ fact: 'residence', values: ['Irán'], points: 1 }, 'rules.0.values.0'],
  [{ fact: 'residence', values: [], points: 1 }, 'rules.0.values'],
  [{ fact: 'sent-year', values: [], points: 1 }, 'rules.0.fromUsdCents'],
  [{ fact: 'level', values: ['basic'], fromUsdCents: '1', points: 1 }, 'rules.0.fromUsdCents'],
])('the rule %j: refused at %s', (wrong, at) => {
  const read = readSetting(settingKind.riskRules, { ...first, rules: [wrong] }, 'default')
  expect('faults' in read ? read.faults : []).toMatchObject([{ at }])
})
