import type { Translated } from '@puente/contract'
import type { quotesMessages as spanish } from './messages-quotes.es.ts'

export const quotesMessages: Translated<typeof spanish> = {
  'corridor-unknown': {
    what: 'We do not send money to that destination yet.',
    money: 'No charge was made.',
    next: 'Choose another country.',
  },
  'amount-below-minimum': {
    what: 'The amount is lower than the minimum of {minimum}.',
    money: 'No charge was made.',
    next: 'Enter a higher amount.',
  },
  'amount-above-maximum': {
    what: 'The amount is higher than what you can send now: {maximum}.',
    money: 'No charge was made.',
    next: 'Enter a lower amount.',
  },
  'receives-nothing': {
    what: 'That amount does not cover the fee.',
    money: 'No charge was made.',
    next: 'Enter a higher amount.',
  },
  'not-selling': {
    what: 'We are not taking new transfers for now.',
    money: 'No charge was made. Transfers under way continue.',
    next: 'Try again later.',
  },
  'too-many-rate-alerts': {
    what: 'You already have {orders} active rate alerts.',
    money: 'No charge was made.',
    next: 'Delete one to create another.',
  },
  'rate-unavailable': {
    what: 'We have no reliable exchange rate right now.',
    money: 'No charge was made.',
    next: 'Try again in a few minutes.',
  },
}
