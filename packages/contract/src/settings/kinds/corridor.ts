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
  type DataOf,
} from '../field.ts'
import { readSetting } from '../read.ts'
import { setting } from '../setting.ts'

const place = (about: string) => count(about, 'position', -100, 100)
const pattern = (about: string) => text(about, 200)

const check = {
  kind: choice('Weighted sum, or ISO 7064 over an IBAN.', ['weighted', 'iban']),
  severity: choice('Whether a wrong value is refused or a warning is shown.', ['block', 'warn']),
  onlyIf: optional(pattern('A regular expression: only values that match it are checked.')),
  from: optional(place('The position of the first summed character; negative numbers count from the end.')),
  to: optional(place('The position after the last summed character; 0 is the end.')),
  weights: optional(
    list('One weight for each character.', count('A weight.', 'times', 0, 1_000_000_000), 40),
  ),
  fromLast: optional(flag('Whether the first weight belongs to the last character.')),
  digitSums: optional(flag('Whether the digits of each product are summed instead of its value.')),
  modulus: optional(count('The modulus of the sum.', 'times', 2, 1000)),
  at: optional(place('The position of the check character.')),
  symbols: optional(text('The expected check character for each remainder, by index.', 100)),
  letters: optional(text('Letters that may be summed; the value of each is its index.', 100)),
  lengths: optional(
    recordBy(
      'Lengths of IBANs by country.',
      '[A-Z]{2}',
      count('The length of the IBAN.', 'characters', 5, 34),
    ),
  ),
}

const rule = {
  kind: choice('The kind of value.', fieldKinds),
  label: text('The message key of its texts.', 60, { pattern: '[a-z0-9]+(-[a-z0-9]+)*' }),
  minLength: count('The minimum length.', 'characters', 0, 200),
  maxLength: count('The maximum length.', 'characters', 1, 200),
  pattern: optional(pattern('A regular expression that the whole value matches.')),
  checks: optional(rows('Checks of check digits.', check, 5)),
  inputMode: optional(choice('The keyboard that a phone shows.', inputModes)),
  optional: optional(flag('Whether the field may be empty.')),
  groupsOf: optional(count('The size of groups in print.', 'characters', 1, 20)),
  asked: optional(flag('False if the field is shown only when an earlier answer says so.')),
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
  autocomplete: optional(text('The HTML attribute of the same name.', 40)),
  choices: optional(
    rows(
      'Values of a choice.',
      {
        value: text('The value that the rail accepts.', 40),
        name: optional(text('A proper name that is not translated, such as a bank’s.', 100)),
        onlyFor: optional(choice('Only for recipients of this kind.', recipientKinds)),
        rules: optional(
          recordBy(
            'What the choice changes in later fields, by name.',
            '[a-z][A-Za-z0-9]*',
            group('The change.', change),
          ),
        ),
      },
      300,
    ),
  ),
}

/** What the form of a recipient depends on. */
const form = {
  country: text('ISO 3166-1 alpha-2.', 2, { min: 2, pattern: '[A-Z]{2}' }),
  name: group('How the rail writes the recipient’s name.', {
    maxLength: count('The maximum length.', 'characters', 10, 200),
    characters: choice('The accepted letters.', ['ascii', 'any']),
    allowed: optional(text('Accepted characters, as inside the brackets of a regular expression.', 100)),
    written: optional(
      recordBy('Replacements of single characters.', '.', text('The replacement.', 10, { min: 0 })),
    ),
  }),
  fields: rows('Fields about a recipient, in order.', recipientField, 40),
}

export const corridor = setting({
  kind: 'corridor',
  about: 'A country, currency and rail that money is sent to, with amounts, calendar and recipient fields.',
  keys: { pattern: '[a-z]{2}-[a-z]{3}' },
  proposes: ['treasury', 'admin'],
  decides: ['treasury', 'officer', 'admin'],
  fields: {
    country: form.country,
    currency: text('ISO 4217.', 3, { min: 3, pattern: '[A-Z]{3}' }),
    order: count('The position in the list; lower numbers come first.', 'position', 1, 10_000),
    rail: text('The payout rail.', 20, { pattern: '[a-z0-9\\-]+' }),
    otherRails: optional(
      list('Alternative rails, in order.', text('A rail.', 20, { pattern: '[a-z0-9\\-]+' }), 10),
    ),
    minimumSendMinor: money('The minimum of one transfer, in CLP.', 'CLP'),
    maximumSendMinor: money('The maximum of one transfer, in CLP.', 'CLP'),
    receiveStepMinor: money(
      'The smallest amount that the rail can distinguish, in minor units of the currency.',
    ),
    runs: choice('Whether the rail operates on weekends and holidays.', ['every-day', 'banking-days']),
    rests: optional(
      list(
        'Days without operation, in the grammar of date-holidays, instead of the country’s holidays.',
        text('A day.', 40),
        60,
      ),
    ),
    cutOff: group('Payouts that are ready before this time on these days are sent the same day.', {
      time: time('The cut-off time in Santiago.'),
      days: weekdays('1 is Monday, 7 is Sunday.'),
    }),
    opensAt: time('When payouts that waited for the next day are sent.'),
    deliveryBankingDays: count(
      'From sending to credit; days must be banking days in both countries.',
      'banking-days',
      0,
      30,
    ),
    deliveredBy: time('The time of that day by which the payout is credited.'),
    deliveryMinutes: count('From sending to credit on the same day.', 'minutes', 0, 1440),
    name: form.name,
    account: list(
      'Fields that identify the account; the last one is shown to recognise it.',
      text('The name of a field.', 40),
      10,
    ),
    fields: form.fields,
  },
  check: ({ currency, minimumSendMinor, maximumSendMinor, account, ...ofForm }) => {
    const names = ofForm.fields.map(({ name }) => name)
    return [
      ...(isCurrency(currency) ? [] : [{ at: 'currency', fault: 'choice' }]),
      ...(BigInt(maximumSendMinor) < BigInt(minimumSendMinor)
        ? [{ at: 'maximumSendMinor', fault: 'too-small' }]
        : []),
      ...account.flatMap((name, position) =>
        names.includes(name) ? [] : [{ at: `account.${position}`, fault: 'choice' }],
      ),
      ...formFaults(ofForm),
    ]
  },
})

type FormData = DataOf<typeof form>

/** The data of a corridor that its recipient's form shows; undefined while they have a fault. */
export function recipientFormIn({
  country,
  name,
  fields,
}: Readonly<Record<string, unknown>>): FormData | undefined {
  const read = readSetting(
    { fields: form, fieldsOf: () => form, check: formFaults },
    { country, name, fields },
    '',
  )
  return 'data' in read ? read.data : undefined
}

function formFaults({ name: { allowed = '' }, fields }: Pick<FormData, 'name' | 'fields'>): FieldFault[] {
  const names = fields.map(({ name }) => name)
  return [
    ...patternFaults({ allowed: allowed === '' ? undefined : `[${allowed}]` }, 'name'),
    ...fields.flatMap((field, position) => fieldFaults(field, names, position)),
  ]
}

interface Rule {
  readonly pattern?: string | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly checks?: readonly object[] | undefined
}
interface Asked extends Rule {
  readonly name: string
  readonly kind: string
  readonly choices?: readonly { readonly rules?: Readonly<Record<string, Rule>> | undefined }[] | undefined
}

/** Repeated names, faults of its rules and of those of its choices, and choices without values. */
function fieldFaults(field: Asked, names: readonly string[], position: number): FieldFault[] {
  const { name, kind, choices = [] } = field
  const at = `fields.${position}`
  return [
    ...(names.indexOf(name) < position ? [{ at: `${at}.name`, fault: 'twice' }] : []),
    ...ruleFaults(field, at),
    ...(kind === 'choice' && choices.length === 0 ? [{ at: `${at}.choices`, fault: 'required' }] : []),
    ...choices.flatMap(({ rules = {} }, place) =>
      Object.entries(rules).flatMap(([changed, rule]) =>
        ruleFaults(rule, `${at}.choices.${place}.rules.${changed}`),
      ),
    ),
  ]
}

/** Invalid patterns, reversed bounds, and checks without their parameters. */
function ruleFaults(
  { pattern: written, minLength = 0, maxLength, checks = [] }: Rule,
  at: string,
): FieldFault[] {
  return [
    ...patternFaults({ pattern: written }, at),
    ...(maxLength !== undefined && maxLength < minLength
      ? [{ at: `${at}.maxLength`, fault: 'too-small' }]
      : []),
    ...checks.flatMap((one, place) => checkFaults(one, `${at}.checks.${place}`)),
  ]
}

/** The fields that each kind of check requires. */
const neededBy: Readonly<Record<string, readonly string[]>> = {
  weighted: ['from', 'to', 'weights', 'modulus'],
  iban: ['lengths'],
}

function checkFaults(check: object, at: string): FieldFault[] {
  const kind = 'kind' in check ? String(check.kind) : ''
  const onlyIf = 'onlyIf' in check ? String(check.onlyIf) : undefined
  return [
    ...(neededBy[kind] ?? []).flatMap((name) =>
      (check as Readonly<Record<string, unknown>>)[name] === undefined
        ? [{ at: `${at}.${name}`, fault: 'required' }]
        : [],
    ),
    ...patternFaults({ onlyIf }, at),
  ]
}

/** Texts that are no regular expressions, each at its name. */
const patternFaults = (written: Readonly<Record<string, string | undefined>>, at: string): FieldFault[] =>
  Object.entries(written).flatMap(([name, one]) =>
    one === undefined || isPattern(one) ? [] : [{ at: `${at}.${name}`, fault: 'format' }],
  )

function isPattern(written: string): boolean {
  try {
    return new RegExp(`^(?:${written})$`, 'u').source !== ''
  } catch {
    return false
  }
}
