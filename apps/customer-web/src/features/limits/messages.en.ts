import type { Translated } from '@puente/contract'
import type { limitsMessages as spanish } from './messages.es.ts'

export const limitsMessages: Translated<typeof spanish> = {
  title: 'Your limits',
  lead: 'How much you can send now, how much you have used and how to send more.',
  failed: 'We could not show your limits',
  bound: {
    newcomer: 'With a new account you can send up to {amount} per transfer.',
    upTo: 'You can now send up to {amount}{reason, select, day {: that is what is left of your 24 hours} month {: that is what is left of your 30 days} corridor { per transfer to this country} rail { per transfer: that is the most their bank receives} evidence { without showing where the money comes from} other { per transfer}}.{when}',
    none: '{reason, select, not_selling {We are not taking new transfers for now. Try again later.} restriction {Your account cannot make new transfers for now.} open_orders {You have {orders} unpaid transfers, the maximum: pay or cancel one.} orders_hour {You made {orders} transfers in one hour, the maximum.} orders_day {You made {orders} transfers in 24 hours, the maximum.} day {You have used what you can send in 24 hours.} month {You have used what you can send in 30 days.} other {To send more, show us where the money comes from.}}{when}',
    again: ' You can send more from {when}.',
  },
  bars: {
    title: 'What you have used',
    see: 'See my limits',
    free: '{free} left',
    used: 'Used {used} of {limit}',
  },
  use: {
    now: 'You have used {used} of {limit} in {window, select, day {24 hours} month {30 days} other {12 months}}. You have {free} left.',
    with: 'With this transfer you have used {used} of {limit} in {window, select, day {24 hours} month {30 days} other {12 months}}. You have {free} left.',
    over: 'It is more than what you have left: {free} of {limit} in {window, select, day {24 hours} month {30 days} other {12 months}}.',
  },
  now: {
    title: 'Maximum of your next transfer',
    bound:
      '{reason, select, day {That is what is left of your 24 hours.} month {That is what is left of your 30 days.} corridor {That is the maximum per transfer to this country.} rail {That is the most per transfer that their bank receives.} evidence {That is what you can send without showing where the money comes from.} other {That is your maximum per transfer.}}{when}',
    newcomer: 'It will be your maximum per transfer once you confirm your identity.',
    send: 'Send money',
    confirm: 'Confirm my identity',
  },
  ways: {
    title: 'How to send more',
    'confirm-identity': 'Confirm your identity: it takes a few minutes.',
    'end-open-orders': 'Cancel a transfer you have not paid yet: its amount goes back to your limit at once.',
    'known-recipient': 'Choose a recipient you already had.',
    evidence:
      'Show us where the money comes from. We ask you for it when you start a transfer of a higher amount.',
    'several-orders': 'Send in several transfers: this maximum applies to each one.',
    wait: 'Wait until {when}: from then on you can send more.',
    'higher-level':
      'Go up a level: we show you what is missing and how long it takes. At the {level} you send up to {transfer} per transfer, {day} in 24 hours and {month} in 30 days.',
    appeal: 'Write to us or complain: we review the decision and answer you within a set time.',
    complain: 'Complain about this decision',
    ask: 'Go up a level',
  },
  own: {
    levels: { basic: 'Basic level', standard: 'Standard level', enhanced: 'Enhanced level' },
    text: '{level}: you can send up to {transfer} per transfer, {day} in 24 hours and {month} in 30 days.',
  },
  levels: { basic: 'basic level', standard: 'standard level', enhanced: 'enhanced level' },
  amounts: {
    title: 'Amounts',
    transfer: 'Per transfer',
    day: '24 hours',
    month: '30 days',
    year: '12 months',
    rolling: 'Active transfers count, including unpaid ones. The amount is freed on {when}.',
    rollingNone: 'Active transfers count, including unpaid ones.',
    rate: 'The limits of 24 hours and 30 days are set in dollars. Here they are in pesos, at the exchange rate of {when}: {rate} ({pesos}).',
  },
  evidence: {
    title: 'Without showing where the money comes from',
    text: 'Above these amounts we ask you to show it before you pay.',
  },
  counts: {
    title: 'Number of transfers',
    what: 'What counts',
    used: 'Used',
    maximum: 'Maximum',
    'open-orders': 'Unpaid transfers at the same time',
    'orders-hour': 'Transfers in one hour',
    'orders-day': 'Transfers in 24 hours',
    'new-recipients': 'New recipients in 24 hours',
    text: 'Cancelled and expired transfers do not count.',
  },
  funding: {
    title: 'Time to pay',
    text: 'You have {hours, plural, one {# hour} other {# hours}} to pay for a transfer, and {large, plural, one {# hour} other {# hours}} if it is more than {from}.',
    shortened:
      'It is shorter than usual because {unpaid, plural, one {# transfer was} other {# transfers were}} left unpaid in the last {days} days. It goes back to the usual time once they have passed.',
  },
}
