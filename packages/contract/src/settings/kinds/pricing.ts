import { count, decimal, money, percent, share } from '../field.ts'
import { setting } from '../setting.ts'

const proposes = ['treasury', 'admin'] as const
const decides = ['treasury', 'officer', 'admin'] as const
/** A corridor, or every one, for both kinds of customer or for one. */
const ofCorridor = { pattern: '(default|[a-z]{2}-[a-z]{3})(/(person|company))?' }

export const fee = setting({
  kind: 'fee',
  about: 'The fee of a transfer, by corridor and kind of customer; the most particular key counts.',
  keys: ofCorridor,
  proposes,
  decides,
  fields: {
    fixedMinor: money('The fixed part, in CLP with IVA.', 'CLP'),
    bps: share('The part of what is sent, with IVA.', 2000),
    ivaPercent: percent('The rate of IVA inside both parts.'),
  },
})

export const spread = setting({
  kind: 'spread',
  about: 'How far the customer’s rate lies from the mid-market rate, by corridor and kind of customer.',
  keys: ofCorridor,
  proposes,
  decides,
  fields: { bps: share('The distance from the mid-market rate.', 1000) },
})

export const quoteRules = setting({
  kind: 'quote-rules',
  about: 'When a rate may be used, and how long a firm quote lives.',
  proposes,
  decides,
  fields: {
    staleAfterMinutes: count('An older rate gives no price.', 'minutes', 1, 1440),
    jumpBps: share('A reading further than this from the last accepted one is held.', 5000),
    confirmedAfterMinutes: count('A held level that stays for so long is accepted.', 'minutes', 1, 240),
    quoteMinutes: count('How long a firm quote lives.', 'minutes', 1, 1440),
  },
})

export const railLimits = setting({
  kind: 'rail-limits',
  about: 'The most that a rail pays in one transfer; a rail without a version has no maximum.',
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
    referenceClpPerUsd: decimal('CLP for one USD, where limits are compared.'),
    rateMarginBps: share(
      'By how much the rate may move before published limits contradict each other.',
      5000,
    ),
  },
})
