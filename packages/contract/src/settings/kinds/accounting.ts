import { isCurrency } from '@puente/money'
import { breakTeams, ruleKinds } from '../../reconciliation/staff-words.ts'
import { choice, count, group, money, optional, recordBy, rows, share, text } from '../field.ts'
import type { FieldFault } from '../../refusals.ts'
import { setting } from '../setting.ts'

const proposes = ['treasury', 'officer'] as const
const decides = ['treasury', 'officer', 'admin'] as const

const ownership = (about: string) =>
  group(about, {
    first: choice('The team that has it first.', breakTeams),
    afterDays: count('After so long it belongs to the other.', 'banking-days', 0, 365),
    later: choice('The team that has it then.', breakTeams),
  })

export const reconciliationRules = setting({
  kind: 'reconciliation-rules',
  about: 'How statements are matched with the books, in order, and who owns what does not match.',
  proposes: decides,
  decides,
  fields: {
    rules: rows(
      'Applied in order; each takes only what it can prove.',
      {
        name: text('As staff read it on a match.', 60),
        kind: choice('What it compares.', ruleKinds),
        days: count('Between both sides, at most.', 'days', 0, 60),
        maxParts: optional(count('Movements that may be one.', 'times', 2, 10)),
        mostBps: optional(share('What a bank may keep of one movement.', 1000)),
        mostMinor: optional(
          recordBy('And at most, by currency.', '[A-Z]{3}', money('In minor units of that currency.')),
        ),
      },
      20,
    ),
    handLimitMinor: recordBy(
      'Up to this one person matches by hand; a currency without an amount always asks two.',
      '[A-Z]{3}',
      money('In minor units of that currency.'),
    ),
    owners: group('Who owns a break, by its kind and age.', {
      'bank-in': ownership('Credits that only the bank has.'),
      'bank-out': ownership('Debits that only the bank has.'),
      'books-in': ownership('Receipts that only the books have.'),
      'books-out': ownership('Payments that only the books have.'),
    }),
  },
  check: ({ rules, handLimitMinor }) => {
    const names = rules.map(({ name }) => name.trim().toLowerCase())
    return [
      ...rules.flatMap((rule, position) => ruleFaults(rule, `rules.${position}`)),
      ...names.flatMap((name, position) =>
        names.indexOf(name) < position ? [{ at: `rules.${position}.name`, fault: 'twice' }] : [],
      ),
      ...unknownCurrencies(handLimitMinor, 'handLimitMinor'),
    ]
  },
})

interface Rule {
  readonly kind: string
  readonly maxParts?: number | undefined
  readonly mostBps?: number | undefined
  readonly mostMinor?: Readonly<Record<string, string>> | undefined
}

const unknownCurrencies = (amounts: Readonly<Record<string, string>>, at: string): FieldFault[] =>
  Object.keys(amounts).flatMap((currency) =>
    isCurrency(currency) ? [] : [{ at: `${at}.${currency}`, fault: 'choice' }],
  )

/** What the kind of a rule needs and what it has. Without a limit in money a share of a large sum would be booked away. */
function ruleFaults({ kind, maxParts, mostBps = 0, mostMinor = {} }: Rule, at: string): FieldFault[] {
  return [
    ...(kind === 'parts' && maxParts === undefined ? [{ at: `${at}.maxParts`, fault: 'required' }] : []),
    ...(kind === 'fee' && mostBps === 0 ? [{ at: `${at}.mostBps`, fault: 'required' }] : []),
    ...(kind === 'fee' && Object.keys(mostMinor).length === 0
      ? [{ at: `${at}.mostMinor`, fault: 'required' }]
      : []),
    ...unknownCurrencies(mostMinor, `${at}.mostMinor`),
  ]
}

export const reconciliationRetention = setting({
  kind: 'reconciliation-retention',
  about: 'For how long what banks write of persons is kept.',
  proposes,
  decides,
  fields: {
    matchedDays: count('On a matched line.', 'days', 30, 3650),
    refusedDays: count('On a line of a refused statement.', 'days', 1, 3650),
  },
})

export const taxDocuments = setting({
  kind: 'tax-documents',
  about: 'When the tax service asks for data of the customer on a tax document.',
  proposes,
  decides,
  fields: { invoiceFromUsdCents: money('From this amount, in USD.', 'USD') },
})
