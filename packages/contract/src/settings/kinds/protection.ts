import { count, group, list, optional, recordBy, text } from '../field.ts'
import { setting } from '../setting.ts'

const keepers = { proposes: ['officer', 'admin'], decides: ['officer', 'admin'] } as const
const times = (about: string) => count(about, 'times', 1, 1_000_000)
const minutes = (about: string) => count(about, 'minutes', 1, 525_600)
const limit = (about: string) =>
  group(about, { times: times('How often.'), perMinutes: minutes('In so long.') })

export const attemptLimits = setting({
  kind: 'attempt-limits',
  about: 'How many wrong passwords and codes cost whom what.',
  ...keepers,
  fields: {
    asker: limit('Of one asker at one account: a known browser, or a network.'),
    askerDay: limit('The same, over a longer time.'),
    account: group('Of all unknown askers at one account.', {
      freeTimes: times('Without consequence.'),
      perMinutes: minutes('In so long.'),
      thenTimes: times('Of each asker from then on.'),
    }),
    factor: limit('Second factors of one account from unknown browsers.'),
    network: group('Of one network at all accounts; its attempts wait for each other beyond the free ones.', {
      freeTimes: times('Without a delay.'),
      perMinutes: minutes('In so long.'),
      firstDelayMs: count('The first delay.', 'milliseconds', 0, 60_000),
      longestDelayMs: count('The longest delay.', 'milliseconds', 0, 60_000),
      longestQueueMs: count('An attempt that would wait longer is refused.', 'milliseconds', 0, 120_000),
    }),
  },
})

const channel = (about: string) => ({
  askerAtAddressHour: times('To one address, for one asker, in one hour.'),
  addressHour: times(`To one ${about}, for unproven askers, in one hour.`),
  addressDay: times(`To one ${about}, for unproven askers, in 24 hours.`),
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
      'How further mobile numbers begin, by country.',
      '[A-Z]{2}',
      list('Beginnings of national numbers.', text('Digits.', 6, { pattern: '[0-9]+' }), 50),
    ),
  },
})

export const supportLimits = setting({
  kind: 'support-limits',
  about: 'How much one account may write to the operator.',
  ...keepers,
  fields: {
    threadsHour: limit('New threads.'),
    threadsDay: limit('New threads, over a longer time.'),
    messagesHour: limit('Messages.'),
    messagesDay: limit('Messages, over a longer time.'),
    mailboxDay: limit('Complaints without an account whose answers go to one mailbox.'),
  },
})

export const auditOrigin = setting({
  kind: 'audit-origin',
  about: 'For how long the network address of an audited action is kept.',
  ...keepers,
  fields: { keepDays: count('After the action.', 'days', 1, 3650) },
})

export const staffRules = setting({
  kind: 'staff-rules',
  about: 'Where staff have their e-mail, and when new staff confirm what others propose.',
  reads: ['officer', 'admin'],
  ...keepers,
  fields: {
    mailDomains: list(
      'Domains after the @; without one any is allowed.',
      text('A domain.', 253, {
        min: 4,
        pattern: '([a-z0-9]([a-z0-9\\-]{0,61}[a-z0-9])?\\.)+[a-z]{2,63}',
      }),
      20,
    ),
    hoursBeforeConfirming: count(
      'Whoever joined or got another role confirms nothing for so long.',
      'hours',
      1,
      720,
    ),
  },
})
