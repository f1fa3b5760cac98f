import { isCurrency } from '@puente/money'
import { fieldKinds, inputModes } from '../../corridors/fields.ts'
import { recipientKinds } from '../../recipients/words.ts'
import type { FieldFault } from '../../refusals.ts'
import {
  choice,
  count,
  flag,
  group,
  list,
  money,
  optional,
  recordBy,
  rows,
  text,
  time,
  weekdays,
} from '../field.ts'
import { setting } from '../setting.ts'

const place = (about: string) => count(about, 'position', -100, 100)
const pattern = (about: string) => text(about, 200)

const check = {
  kind: choice('Weighted sum, or ISO 7064 over an IBAN.', ['weighted', 'iban']),
  severity: choice('Whether a wrong value is refused or a warning is shown.', ['block', 'warn']),
  onlyIf: optional(pattern('A regular expression: only values that match it are checked.')),
  from: optional(place('The first character that is summed; negative numbers count from the end.')),
  to: optional(place('The character after the last that is summed; 0 is the end.')),
  weights: optional(list('One for each character.', count('A weight.', 'times', 0, 1_000_000_000), 40)),
  fromLast: optional(flag('Weights begin at the last character.')),
  digitSums: optional(flag('The digits of each product are summed.')),
  modulus: optional(count('Of the sum.', 'times', 2, 1000)),
  at: optional(place('The position of the control character.')),
  symbols: optional(text('Which control character each rest needs.', 100)),
  letters: optional(text('Letters that may be summed.', 100)),
  lengths: optional(
    recordBy('Lengths of IBANs by country.', '[A-Z]{2}', count('Characters.', 'characters', 5, 34)),
  ),
}

const rule = {
  kind: choice('What it holds.', fieldKinds),
  label: text('The key of its words.', 60, { pattern: '[a-z0-9]+(-[a-z0-9]+)*' }),
  minLength: count('At least.', 'characters', 0, 200),
  maxLength: count('At most.', 'characters', 1, 200),
  pattern: optional(pattern('A regular expression that the whole value matches.')),
  checks: optional(rows('Control digits.', check, 5)),
  inputMode: optional(choice('The keyboard of a phone.', inputModes)),
  optional: optional(flag('May be left empty.')),
  groupsOf: optional(count('Printed in groups of so many.', 'characters', 1, 20)),
  asked: optional(flag('Asked unless another answer says otherwise.')),
}

const change = Object.fromEntries(
  Object.entries(rule).map(([name, one]) => [name, { ...one, optional: true as const }]),
) as {
  readonly [Name in keyof typeof rule]: Omit<(typeof rule)[Name], 'optional'> & { readonly optional: true }
}

const recipientField = {
  name: text('Unique in its corridor; never changes.', 40, { pattern: '[a-z][A-Za-z0-9]*' }),
  ...rule,
  minLength: optional(rule.minLength),
  maxLength: optional(rule.maxLength),
  onlyFor: optional(choice('Only for recipients of this kind.', recipientKinds)),
  autocomplete: optional(text('The attribute of HTML.', 40)),
  choices: optional(
    rows(
      'Values of a choice.',
      {
        value: text('As the rail takes it.', 40),
        name: optional(text('A name of its own, such as a bank’s.', 100)),
        onlyFor: optional(choice('Only for recipients of this kind.', recipientKinds)),
        rules: optional(
          recordBy(
            'What it changes of later fields, by name.',
            '[a-z][A-Za-z0-9]*',
            group('The change.', change),
          ),
        ),
      },
      300,
    ),
  ),
}

export const corridor = setting({
  kind: 'corridor',
  about:
    'A way to send money abroad: its currency, rail, amounts, calendar and what it asks about a recipient.',
  keys: { pattern: '[a-z]{2}-[a-z]{3}' },
  proposes: ['treasury', 'admin'],
  decides: ['treasury', 'officer', 'admin'],
  fields: {
    country: text('ISO 3166-1 alpha-2.', 2, { min: 2, pattern: '[A-Z]{2}' }),
    currency: text('ISO 4217.', 3, { min: 3, pattern: '[A-Z]{3}' }),
    order: count('Lower ones are offered first.', 'position', 1, 10_000),
    rail: text('The rail.', 20, { pattern: '[a-z0-9\\-]+' }),
    otherRails: optional(
      list('Rails that replace it, in order.', text('A rail.', 20, { pattern: '[a-z0-9\\-]+' }), 10),
    ),
    minimumSendMinor: money('The least of one transfer, in CLP.', 'CLP'),
    maximumSendMinor: money('The most of one transfer, in CLP.', 'CLP'),
    receiveStepMinor: money('The least amount that the rail can pay, in minor units of the currency.'),
    runs: choice('Whether the rail works on weekends and holidays.', ['every-day', 'banking-days']),
    rests: optional(
      list(
        'Days on which it does not, in the grammar of date-holidays, in place of the country’s.',
        text('A day.', 40),
        60,
      ),
    ),
    cutOff: group('What is ready before this time on these days is sent the same day.', {
      time: time('Time of Santiago.'),
      days: weekdays('1 is Monday, 7 is Sunday.'),
    }),
    opensAt: time('What waited for the next day is sent then.'),
    deliveryBankingDays: count('From sending to credit, at both ends.', 'banking-days', 0, 30),
    deliveredBy: time('Credited by this time of that day.'),
    deliveryMinutes: count('From sending to credit, where it is the same day.', 'minutes', 0, 1440),
    name: group('How the rail writes the recipient’s name.', {
      maxLength: count('At most.', 'characters', 10, 200),
      characters: choice('Which letters.', ['ascii', 'any']),
      allowed: optional(
        text('Characters that the rail takes, as inside the brackets of a regular expression.', 100),
      ),
      written: optional(
        recordBy('What replaces a character.', '.', text('Its replacement.', 10, { min: 0 })),
      ),
    }),
    account: list(
      'Fields that are the account, the one it is recognised by last.',
      text('The name of a field.', 40),
      10,
    ),
    fields: rows('What is asked about a recipient, in order.', recipientField, 40),
  },
  check: ({ currency, minimumSendMinor, maximumSendMinor, account, fields }) => {
    const names = fields.map(({ name }) => name)
    return [
      ...(isCurrency(currency) ? [] : [{ at: 'currency', fault: 'choice' }]),
      ...(BigInt(maximumSendMinor) < BigInt(minimumSendMinor)
        ? [{ at: 'maximumSendMinor', fault: 'too-small' }]
        : []),
      ...account.flatMap((name, position) =>
        names.includes(name) ? [] : [{ at: `account.${position}`, fault: 'choice' }],
      ),
      ...fields.flatMap((field, position) => fieldFaults(field, names, position)),
    ]
  },
})

interface Asked {
  readonly name: string
  readonly kind: string
  readonly pattern?: string | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly choices?: readonly unknown[] | undefined
  readonly checks?: readonly object[] | undefined
}

/** A name twice, a pattern that is none, bounds the wrong way round, and a choice without values. */
function fieldFaults(
  { name, kind, pattern: written, choices = [], checks = [], ...bounds }: Asked,
  names: readonly string[],
  position: number,
): FieldFault[] {
  const at = `fields.${position}`
  const { minLength = 0, maxLength } = bounds
  return [
    ...(names.indexOf(name) < position ? [{ at: `${at}.name`, fault: 'twice' }] : []),
    ...(written !== undefined && !isPattern(written) ? [{ at: `${at}.pattern`, fault: 'format' }] : []),
    ...(maxLength !== undefined && maxLength < minLength
      ? [{ at: `${at}.maxLength`, fault: 'too-small' }]
      : []),
    ...checks.flatMap((one, place) => checkFaults(one, `${at}.checks.${place}`)),
    ...(kind === 'choice' && choices.length === 0 ? [{ at: `${at}.choices`, fault: 'required' }] : []),
  ]
}

/** What each kind of check needs. */
const neededBy: Readonly<Record<string, readonly string[]>> = {
  weighted: ['from', 'to', 'weights', 'modulus'],
  iban: ['lengths'],
}

function checkFaults(check: object, at: string): FieldFault[] {
  const kind = 'kind' in check ? String(check.kind) : ''
  return (neededBy[kind] ?? []).flatMap((name) =>
    (check as Readonly<Record<string, unknown>>)[name] === undefined
      ? [{ at: `${at}.${name}`, fault: 'required' }]
      : [],
  )
}

function isPattern(written: string): boolean {
  try {
    return new RegExp(`^(?:${written})$`, 'u').source !== ''
  } catch {
    return false
  }
}
