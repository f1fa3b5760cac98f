/**
 * What a rule about the risk of a customer looks at. `sent-year` and `expected-month` are amounts: what was sent in 365
 * days, and what a company said that it will send in a month. The others are codes.
 */
export const riskFacts = [
  'residence',
  'nationality',
  'occupation',
  'activity',
  'destination',
  'exposure',
  'screening',
  'level',
  'income',
  'sent-year',
  'expected-month',
] as const
export type RiskFact = (typeof riskFacts)[number]

/** How a customer is examined. `enhanced`: a second person confirms what is granted to the customer. */
export const diligences = ['standard', 'enhanced'] as const
export type Diligence = (typeof diligences)[number]
