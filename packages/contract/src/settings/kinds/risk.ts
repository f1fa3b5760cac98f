import { diligences, riskFacts, type Diligence, type RiskFact } from '../../customers/risk/risk-words.ts'
import { customerRisks, type CustomerRisk } from '../../customers/words.ts'
import { incomeBands, customerLevels, politicalExposures } from '../../requirements/level-words.ts'
import { choice, count, group, list, money, optional, recordOf, rows, text } from '../field.ts'
import { setting } from '../setting.ts'
import type { FieldFault } from '../../refusals.ts'

const country = /^[A-Z]{2}$/
const oneOf = (words: readonly string[]) => ({ test: (value: string) => words.includes(value) })

/** What a value of each fact looks like; facts that are amounts have none. */
const valueOf: Readonly<Record<RiskFact, { test(value: string): boolean } | undefined>> = {
  residence: country,
  nationality: country,
  occupation: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  activity: /^[0-9]{6}$/,
  destination: /^[A-Z]{3}$/,
  exposure: oneOf(politicalExposures),
  screening: oneOf(['clear', 'hit']),
  level: oneOf(customerLevels),
  income: oneOf(incomeBands),
  'sent-year': undefined,
  'expected-month': undefined,
}

interface Rule {
  readonly fact: RiskFact
  readonly values: readonly string[]
  readonly fromUsdCents?: string | undefined
  readonly fromClpMinor?: string | undefined
}

/** Faults of a rule: a code that its fact cannot have, or an amount where there is none. */
function ruleFaults({ fact, values, fromUsdCents, fromClpMinor }: Rule, at: string): FieldFault[] {
  const shape = valueOf[fact]
  const amounts = { fromUsdCents: fact === 'sent-year', fromClpMinor: fact === 'expected-month' }
  const given = { fromUsdCents, fromClpMinor }
  const wrong = (['fromUsdCents', 'fromClpMinor'] as const).flatMap((name) => {
    if ((given[name] !== undefined) === amounts[name]) return []
    return [{ at: `${at}.${name}`, fault: amounts[name] ? 'required' : 'choice' }]
  })
  if (shape === undefined)
    return [...wrong, ...(values.length > 0 ? [{ at: `${at}.values`, fault: 'choice' }] : [])]
  if (values.length === 0) return [...wrong, { at: `${at}.values`, fault: 'too-short' }]
  return [
    ...wrong,
    ...values.flatMap((value, row) =>
      shape.test(value) ? [] : [{ at: `${at}.values.${row}`, fault: 'choice' }],
    ),
  ]
}

/** Points below which a score is not elevated, and not high. */
const POINTS_MAX = 1000
const points = (about: string, min: number) => count(about, 'points', min, POINTS_MAX)

interface FirstRule {
  fact: RiskFact
  values: string[]
  fromUsdCents?: string
  fromClpMinor?: string
  points: number
}

/** The first rules: calls for action of the GAFI, casinos and money changers, and politically exposed persons. */
const firstRules: FirstRule[] = [
  { fact: 'residence', values: ['KP', 'IR', 'MM'], points: 70 },
  { fact: 'nationality', values: ['KP', 'IR', 'MM'], points: 40 },
  { fact: 'activity', values: ['661204', '920010', '920090'], points: 30 },
  { fact: 'exposure', values: ['self'], points: 70 },
  { fact: 'exposure', values: ['relative', 'associate'], points: 40 },
  { fact: 'screening', values: ['hit'], points: 40 },
  { fact: 'sent-year', values: [], fromUsdCents: '5000000', points: 10 },
  { fact: 'sent-year', values: [], fromUsdCents: '20000000', points: 20 },
  { fact: 'expected-month', values: [], fromClpMinor: '100000000', points: 10 },
]

const firstDiligence: Record<CustomerRisk, Diligence> = {
  normal: 'standard',
  elevated: 'enhanced',
  high: 'enhanced',
}

export const riskRules = setting({
  kind: 'risk-rules',
  about: 'Which facts of a customer add points, and which risk a number of points means.',
  reads: ['analyst', 'officer', 'admin'],
  proposes: ['analyst', 'officer'],
  decides: ['officer', 'admin'],
  fields: {
    rules: rows(
      'Of several rules about a fact that apply, the one with the most points counts.',
      {
        fact: choice('The fact.', riskFacts),
        values: list('The codes to which it applies; none for an amount.', text('A code.', 40), 250),
        fromUsdCents: optional(money('For `sent-year`: from this amount.', 'USD')),
        fromClpMinor: optional(money('For `expected-month`: from this amount.', 'CLP')),
        points: points('What it adds.', 0),
      },
      200,
    ),
    bands: group('From how many points a customer has a risk.', {
      elevated: points('Elevated risk.', 1),
      high: points('High risk.', 1),
    }),
    diligence: recordOf(
      'How customers are examined; with enhanced diligence a second person confirms.',
      customerRisks,
      choice('By risk.', diligences),
    ),
  },
  initial: () => ({
    rules: firstRules,
    bands: { elevated: 30, high: 70 },
    diligence: firstDiligence,
  }),
  check: ({ rules, bands }) => [
    ...rules.flatMap((rule, row) => ruleFaults(rule, `rules.${row}`)),
    ...(bands.high <= bands.elevated ? [{ at: 'bands.high', fault: 'too-small' }] : []),
  ],
})
