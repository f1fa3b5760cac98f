import { count, decimal, money, percent, share } from '../field.ts'
import { setting } from '../setting.ts'

const proposes = ['treasury', 'admin'] as const
const decides = ['treasury', 'officer', 'admin'] as const
/** A corridor, or every corridor, for one kind of customer or for both. */
const ofCorridor = {
  keys: { pattern: '(default|[a-z]{2}-[a-z]{3})(/(person|company))?' },
  fallsBackTo(key: string): readonly string[] {
    const [corridor = '', customer] = key.split('/')
    const wider = [...(customer === undefined ? [] : [corridor, `default/${customer}`]), 'default']
    return [...new Set(wider)].filter((one) => one !== key)
  },
}

export const fee = setting({
  kind: 'fee',
  about: 'The fee of a transfer, by corridor and kind of customer; the most specific key applies.',
  ...ofCorridor,
  proposes,
  decides,
  fields: {
    fixedMinor: money('The fixed part, in CLP, including IVA.', 'CLP', 1_000_000),
    bps: share('The share of the sent amount, including IVA.', 2000),
    ivaPercent: percent('The rate of IVA included in both parts.'),
  },
})

export const spread = setting({
  kind: 'spread',
  about:
    'The difference between the customer’s rate and the mid-market rate, by corridor and kind of customer.',
  ...ofCorridor,
  proposes,
  decides,
  fields: { bps: share('The difference from the mid-market rate.', 1000) },
})

export const quoteRules = setting({
  kind: 'quote-rules',
  about: 'When a rate may be used, and how long a firm quote is valid.',
  proposes,
  decides,
  fields: {
    staleAfterMinutes: count('The maximum age of a rate for a price.', 'minutes', 1, 1440),
    jumpBps: share(
      'A rate that differs more from the last accepted one is not used until it is confirmed.',
      5000,
    ),
    confirmedAfterMinutes: count('How long such a rate must persist to be accepted.', 'minutes', 1, 240),
    quoteMinutes: count('How long a firm quote is valid.', 'minutes', 1, 1440),
  },
})

export const railLimits = setting({
  kind: 'rail-limits',
  about: 'The maximum of one payout over a rail; a rail without a version has none.',
  keys: { pattern: '[a-z]{2}-[a-z]{2,10}' },
  proposes,
  decides,
  fields: { maximumReceiveMinor: money('In minor units of the currency of the rail.') },
})

export const limitRules = setting({
  kind: 'limit-rules',
  about: 'How limits in dollars and limits in pesos are compared when they are published.',
  proposes: ['officer', 'admin'],
  decides: ['officer', 'admin'],
  fields: {
    referenceClpPerUsd: decimal('CLP for one USD, used to compare limits.'),
    rateMarginBps: share(
      'By how much the rate may move before published limits contradict each other.',
      5000,
    ),
  },
})
