import type { Translated } from '@puente/contract'
import type { customerMessages as spanish } from './messages-customer.es.ts'

export const customerMessages: Translated<typeof spanish> = {
  title: 'Home',
  hello: 'Hello, {name}',
  helloCompany: 'Transfers of {name}',
  last: 'Latest transfers',
  all: 'See all',
  none: 'Your transfers will appear here',
  noneText: 'Choose a country and an amount in the calculator: the full price is in view before you pay.',
  failed: 'We could not load your transfers',
  quoteOnly: 'You can see prices. To send, we first confirm your identity.',
  jointPowers:
    'You can see prices. According to the company’s signing powers, people who must sign a transfer are not on the account yet: add them.',
  progress: {
    title: 'Transfer to {name}',
    sends: 'You send {amount}',
    see: 'See the transfer',
    seeOf: 'See the transfer to {name}',
  },
  people: {
    title: 'Send again',
    all: 'See recipients',
    repeat: 'Repeat the transfer to',
  },
  rate: {
    title: '{currency} in pesos, last 30 days',
    now: 'Today: {clp}',
    range: 'Between {least} and {most} in these days. It is the mid-market rate, without our fee.',
    table: 'See each day',
    day: 'Day',
    value: 'Pesos per 1 {currency}',
    failed: 'We could not load the exchange rate of these days',
    more: 'See the last year and create an alert',
    few: 'There are not enough days yet to show how it changed.',
  },
  limit: {
    title: 'Your limit',
    day: 'For all transfers of 24 hours: you used {used} of {limit}',
    month: 'For all transfers of 30 days: you used {used} of {limit}',
    year: 'For all transfers of 12 months: you used {used} of {limit}',
    free: 'Left: {free}',
    see: 'See my limits',
    failed: 'We could not load your limits',
  },
}
