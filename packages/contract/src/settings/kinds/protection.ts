import { count, group, list, optional, recordBy, text } from '../field.ts'
import { setting } from '../setting.ts'

const keepers = { proposes: ['officer', 'admin'], decides: ['officer', 'admin'] } as const
const times = (about: string) => count(about, 'times', 1, 1_000_000)
const minutes = (about: string) => count(about, 'minutes', 1, 525_600)
const limit = (about: string) =>
  group(about, { times: times('The maximum number.'), perMinutes: minutes('The period.') })

export const attemptLimits = setting({
  kind: 'attempt-limits',
  about: 'How many failed passwords and codes are allowed before attempts are delayed or refused.',
  ...keepers,
  fields: {
    asker: limit('Of one client at one account; a client is a known browser or a network.'),
    askerDay: limit('The same, over a longer period.'),
    account: group('Of all unknown clients at one account.', {
      freeTimes: times('The number without consequences.'),
      perMinutes: minutes('The period.'),
      thenTimes: times('The maximum number for each client after that.'),
    }),
    factor: limit('Second factors at one account from unknown browsers.'),
    network: group(
      'Of one network at all accounts; attempts beyond the free ones are delayed one after another.',
      {
        freeTimes: times('The number without a delay.'),
        perMinutes: minutes('The period.'),
        firstDelayMs: count('The first delay.', 'milliseconds', 0, 60_000),
        longestDelayMs: count('The longest delay.', 'milliseconds', 0, 60_000),
        longestQueueMs: count(
          'The maximum wait; an attempt that would wait longer is refused.',
          'milliseconds',
          0,
          120_000,
        ),
      },
    ),
  },
})

const channel = (about: string) => ({
  askerAtAddressHour: times('To one address, for one client, in one hour.'),
  addressHour: times(`To one ${about}, for unverified clients, in one hour.`),
  addressDay: times(`To one ${about}, for unverified clients, in 24 hours.`),
  accountDay: times('For one account in 24 hours.'),
  networkHour: times('From one network, by unknown browsers, in one hour.'),
  networkDay: times('From one network, by unknown browsers, in 24 hours.'),
})

export const codeLimits = setting({
  kind: 'code-limits',
  about: 'How many codes are sent by mail and SMS.',
  ...keepers,
  fields: {
    subjectHour: times('For one registration, recovery or user, for one purpose, in one hour.'),
    mail: group('By mail.', channel('mailbox')),
    sms: group('By SMS.', {
      ...channel('phone'),
      countryDay: optional(times('To one country in 24 hours.')),
    }),
  },
})

const country = text('ISO 3166-1 alpha-2.', 2, { min: 2, pattern: '[A-Z]{2}' })

export const phoneRules = setting({
  kind: 'phone-rules',
  about: 'Which phones receive codes by SMS.',
  ...keepers,
  fields: {
    countries: list('Countries; satellite and other international networks have none.', country, 250),
    types: list(
      'Kinds of number, as libphonenumber names them.',
      text('One kind.', 40, { pattern: '[A-Z_]+' }),
      20,
    ),
    alsoMobile: recordBy(
      'Prefixes of mobile numbers, by country whose numbers do not tell mobiles from fixed lines.',
      '[A-Z]{2}',
      list('Prefixes of national numbers.', text('Digits.', 6, { pattern: '[0-9]+' }), 50),
    ),
  },
})

export const supportLimits = setting({
  kind: 'support-limits',
  about: 'How much one account may write to the operator.',
  ...keepers,
  fields: {
    threadsHour: limit('New threads.'),
    threadsDay: limit('New threads, over a longer period.'),
    messagesHour: limit('Messages.'),
    messagesDay: limit('Messages, over a longer period.'),
    mailboxDay: limit('Complaints without an account whose answers go to one mailbox.'),
  },
})

export const auditOrigin = setting({
  kind: 'audit-origin',
  about: 'How long the network address of an audited action is kept.',
  ...keepers,
  fields: { keepDays: count('The time after the action.', 'days', 1, 3650) },
})

export const staffRules = setting({
  kind: 'staff-rules',
  about: 'Which e-mail domains staff may use, and when new staff may confirm proposals.',
  reads: ['officer', 'admin'],
  ...keepers,
  fields: {
    mailDomains: list(
      'The allowed domains; an empty list allows any.',
      text('A domain.', 253, {
        min: 4,
        pattern: '([a-z0-9]([a-z0-9\\-]{0,61}[a-z0-9])?\\.)+[a-z]{2,63}',
      }),
      20,
    ),
    hoursBeforeConfirming: count(
      'How long a new member of staff, or one with a new role, may not confirm proposals.',
      'hours',
      1,
      720,
    ),
  },
})
