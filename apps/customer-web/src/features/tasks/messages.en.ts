import type { Translated } from '@puente/contract'
import type { taskMessages as spanish } from './messages.es.ts'

export const taskMessages: Translated<typeof spanish> = {
  title: 'What comes next',
  all: '{count, plural, one {See what is left to do} other {See the # things left to do}}',
  failed: 'We could not load what is left to do',
  line: {
    'pay-order': 'Pay {amount} for {name}',
    'pay-rest': '{amount} left to pay for {name}',
    'unpaid-order': '{amount} to pay for {name}',
    'pay-debt': 'Pay {amount} of your debt',
    'pay-debt-rest': '{amount} of your debt left to pay',
    'correct-recipient': 'Correct {name}’s details: their bank returned your transfer',
    'sign-transfer': 'To sign: {amount} for {name}',
    'give-refund-account': 'Give us another account to refund you {amount}',
    'accept-recipient': '{name} completed their details: check and save them',
    'answer-thread': 'Answer our message',
    'answer-thread-about': 'Answer our message about your transfer to {name}',
  },
  choice: {
    short: 'Choose what we do with the {amount} that arrived for {name}',
    late: 'Choose what we do with your payment of {amount} for {name}: it arrived after the time to pay',
    held: 'Choose what we do with your {amount} for {name}: the exchange rate changed',
  },
  do: {
    'pending-item': 'Open',
    'pay-debt': 'See how to pay',
    'correct-recipient': 'Correct',
    choose: 'Choose',
    'pay-order': 'Pay',
    'sign-transfer': 'See and sign',
    'give-refund-account': 'Give account',
    'accept-recipient': 'Check',
    'answer-thread': 'Read',
  },
  see: 'See',
  doLabel: '{action}: {task}',
  until: 'Until {when}',
  overdue: 'Was due on {when}',
  blocks: 'Without this you cannot send',
  other: 'Someone else at the company does it',
  deferred: 'You left it for later',
}
