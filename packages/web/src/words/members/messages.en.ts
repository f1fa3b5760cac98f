import type { Translated } from '@puente/contract'
import type { memberMessages as spanish } from './messages.es.ts'

export const memberMessages: Translated<typeof spanish> = {
  roles: { administrator: 'Administrator', operator: 'Operator', reader: 'Read only' },
  includes: {
    administrator: 'Can do everything, including the company’s details and people.',
    operator: 'Gets prices, saves recipients, sends, pays and cancels.',
    reader: 'Sees the transfers and downloads documents.',
  },
  title: 'Your role in the company does not allow this',
  lacking: 'Your role in the company does not allow this.',
  ask: 'Ask {whoCan} to do it.',
  standing: {
    read: 'To see this, ask {whoCan}.',
    operate: 'With your role you can only read: to send, pay or write to us, ask {whoCan}.',
    administer: 'To change the company’s details or people, ask {whoCan}.',
  },
  administrator: 'the company’s administrator',
}
