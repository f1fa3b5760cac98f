import type { Translated } from '@puente/contract'
import type { homeMessages as spanish } from './messages.es.ts'

export const homeMessages: Translated<typeof spanish> = {
  title: 'Home',
  welcome: {
    title: 'Send money abroad and see the full price before you pay',
    lead: 'Fee, exchange rate and arrival date, before you pay.',
    documentTitle: '{brand}: send money abroad',
    description:
      'Send money from Chile abroad with {brand}: fee, exchange rate and arrival date in view before you pay.',
    facts: {
      price:
        'The price you see is the one you pay: it stays fixed for 30 minutes while you complete your transfer.',
      follow: 'Follow your money step by step, with an estimated time of arrival.',
      cancel: 'You can cancel free of charge until we start converting your money.',
    },
  },
  start: 'Send {amount}',
  startEmpty: 'Send money',
}
