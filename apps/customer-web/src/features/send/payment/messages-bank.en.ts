import type { Translated } from '@puente/contract'
import type { bankMessages as spanish } from './messages-bank.es.ts'

export const bankMessages: Translated<typeof spanish> = {
  capTitle: 'If this is your first payment to this account',
  cap: 'Many banks limit the amount to a new recipient in the first 24 hours. If yours does not let you transfer everything, pay in several parts with the same reference.',
  bankTitle: 'Your bank',
  bankChoose: 'Which bank do you pay from?',
  bankNone: 'Choose your bank',
  limitTitle: '{bank}: up to {most} at first',
  limit:
    'To a new recipient, {bank} allows up to {most} in {hours, plural, one {the first hour} other {the first # hours}}.',
  limitSource: 'View the source, of {date}',
  advice: {
    fits: 'The {remaining} left to pay is within that amount: you can pay everything now.',
    'in-parts':
      'Pay {most} now and the rest after {hours, plural, one {# hour} other {# hours}}, with the same reference. You can also pay sooner from another bank account in your name.',
    'too-late':
      'That period ends after your time to pay. Pay {most} now and the rest from another bank account in your name, with the same reference.',
  },
  phone: {
    open: 'Continue on your phone',
    text: 'Scan this QR code with the phone that has your bank’s app and sign in with your account: it opens this same page, with the details to copy.',
  },
}
