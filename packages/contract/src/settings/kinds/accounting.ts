import { isCurrency } from '@puente/money'
import { breakTeams, ruleKinds } from '../../reconciliation/staff-words.ts'
import { choice, count, group, money, optional, recordBy, rows, share, text } from '../field.ts'
import type { FieldFault } from '../../refusals.ts'
import { setting } from '../setting.ts'

const proposes = ['treasury', 'officer'] as const
const decides = ['treasury', 'officer', 'admin'] as const

const ownership = (about: string) =>
  group(about, {
    first: choice('The first team that owns it.', breakTeams),
    afterDays: count('The age at which the other team owns it.', 'banking-days', 0, 365),
    later: choice('The team that owns it from then on.', breakTeams),
  })

export const reconciliationRules = setting({
  kind: 'reconciliation-rules',
  about: 'How statements are matched with the books, in order, and who owns what does not match.',
  proposes: decides,
  decides,
  fields: {
    rules: rows(
      'Applied in order; each matches only what it can prove.',
      {
        name: text('The name that staff read on a match.', 60),
        kind: choice('What the rule compares.', ruleKinds),
        days: count('Maximum time between the two sides.', 'days', 0, 60),
        maxParts: optional(
          count('Maximum number of movements that together match one movement.', 'times', 2, 10),
        ),
        mostBps: optional(share('Maximum share that a bank may deduct from one movement.', 1000)),
        mostMinor: optional(
          recordBy(
            'Maximum amount that a bank may deduct, by currency.',
            '[A-Z]{3}',
            money('In minor units of that currency.'),
          ),
        ),
      },
      20,
    ),
    handLimitMinor: recordBy(
      'Up to this amount one person may match by hand; a currency without an amount always needs two.',
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

/**
 * The fields that each kind of rule requires. A fee rule needs a maximum amount, because a percentage of a
 * large sum would allow booking away large differences.
 */
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
  about: 'How long personal data in bank statements is kept.',
  proposes,
  decides,
  fields: {
    matchedDays: count('On a matched line.', 'days', 30, 3650),
    refusedDays: count('On a line of a refused statement.', 'days', 1, 3650),
  },
})

export const balanceFloors = setting({
  kind: 'balance-floors',
  about: 'The least that each bank account must have; a balance below it, or below zero, raises an alarm.',
  proposes,
  decides,
  initial: () => ({ nostroMinor: {}, clientBankMinor: '0', operatorBankMinor: '0' }),
  fields: {
    nostroMinor: recordBy(
      'The floor of the nostro account, by currency; zero for a currency without an amount.',
      '[A-Z]{3}',
      money('In minor units of that currency.'),
    ),
    clientBankMinor: money('The floor of the account with the money of customers, in CLP.', 'CLP'),
    operatorBankMinor: money('The floor of the account with the operator’s own money, in CLP.', 'CLP'),
  },
  check: ({ nostroMinor }) => unknownCurrencies(nostroMinor, 'nostroMinor'),
})

export const taxDocuments = setting({
  kind: 'tax-documents',
  about: 'The amount from which a tax document must contain data of the customer.',
  proposes,
  decides,
  fields: { invoiceFromUsdCents: money('From this amount, in USD.', 'USD') },
})
