import { levelFacts } from '../../requirements/level-words.ts'
import { requirementCodes } from '../../requirements/words.ts'
import { choices, count, flag, money, optional } from '../field.ts'
import { setting } from '../setting.ts'

const ofLevel = [
  'person/basic',
  'person/standard',
  'person/enhanced',
  'company/basic',
  'company/standard',
  'company/enhanced',
] as const
const proposes = ['analyst', 'officer'] as const
const decides = ['officer', 'admin'] as const

const isLess = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && BigInt(one) < BigInt(other)

export const limits = setting({
  kind: 'limits',
  about: 'How much customers of a kind and level may send, in rolling windows of 24 hours and 30 days.',
  keys: ofLevel,
  proposes,
  decides,
  fields: {
    maximumSendMinor: money('The maximum of one transfer, in CLP.', 'CLP'),
    perTransferUsdCents: optional(money('The maximum of one transfer, in USD.', 'USD')),
    dayUsdCents: money('The maximum in 24 hours, in USD.', 'USD'),
    monthUsdCents: money('The maximum in 30 days, in USD.', 'USD'),
    ordersPerHour: optional(count('The maximum number of orders in one hour.', 'times', 1, 1_000_000)),
    ordersPerDay: optional(count('The maximum number of orders in 24 hours.', 'times', 1, 1_000_000)),
    newRecipientsPerDay: optional(
      count('The maximum number of recipients added in 24 hours that may be paid.', 'times', 1, 1_000_000),
    ),
  },
  check: ({ dayUsdCents, monthUsdCents, ordersPerHour = 0, ordersPerDay = ordersPerHour }) => [
    ...(isLess(monthUsdCents, dayUsdCents) ? [{ at: 'monthUsdCents', fault: 'less-than-day' }] : []),
    ...(ordersPerDay < ordersPerHour ? [{ at: 'ordersPerDay', fault: 'less-than-hour' }] : []),
  ],
})

export const dueDiligence = setting({
  kind: 'due-diligence',
  about: 'Above which amounts an order needs evidence of funds, by kind and level of customer.',
  keys: ofLevel,
  proposes,
  decides,
  fields: {
    dayUsdCents: optional(money('Sent in 24 hours, in USD.', 'USD')),
    monthUsdCents: optional(money('Sent in 30 days, in USD.', 'USD')),
    yearUsdCents: optional(money('Sent in 365 days, in USD.', 'USD')),
    reviewDays: count('The time in which staff review evidence.', 'banking-days', 1, 30),
  },
  check: ({ dayUsdCents, monthUsdCents, yearUsdCents }) => [
    ...(isLess(monthUsdCents, dayUsdCents) ? [{ at: 'monthUsdCents', fault: 'less-than-day' }] : []),
    ...(isLess(yearUsdCents, monthUsdCents) ? [{ at: 'yearUsdCents', fault: 'less-than-month' }] : []),
  ],
})

const raised = ['person/standard', 'person/enhanced', 'company/standard', 'company/enhanced'] as const

const firstNeeds: Readonly<
  Record<
    (typeof raised)[number],
    {
      facts: (typeof levelFacts)[number][]
      documents: (typeof requirementCodes)[number][]
      selfie?: true
    }
  >
> = {
  'person/standard': {
    facts: ['address', 'occupation', 'income', 'purposes', 'exposure'],
    documents: ['identity'],
  },
  'person/enhanced': {
    facts: ['address', 'occupation', 'income', 'purposes', 'exposure'],
    documents: ['identity', 'proof-of-income'],
    selfie: true,
  },
  'company/standard': { facts: [], documents: ['tax-folder'] },
  'company/enhanced': {
    facts: [],
    documents: ['tax-folder', 'balance-sheet', 'monthly-tax-returns', 'proof-of-income'],
  },
}

export const levelRequirements = setting({
  kind: 'level-requirements',
  about: 'What a customer declares and sends to rise to a level, and how long staff usually take.',
  keys: raised,
  proposes,
  decides,
  fields: {
    facts: choices('What the customer declares.', levelFacts),
    documents: choices('The documents that must be accepted.', requirementCodes),
    selfie: optional(
      flag(
        'Whether a selfie is compared with the identity document, or staff check in another way. Of persons only.',
      ),
    ),
    usualDays: count('The usual time of a decision; the answer has this deadline.', 'banking-days', 1, 30),
  },
  initial: (key) => {
    const first = Object.entries(firstNeeds).find(([name]) => name === key)?.[1]
    return first && { ...first, usualDays: 2 }
  },
  check: ({ selfie }, key) =>
    selfie === true && key.startsWith('company/') ? [{ at: 'selfie', fault: 'choice' }] : [],
})
