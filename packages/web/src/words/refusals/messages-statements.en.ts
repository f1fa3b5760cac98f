import type { Translated } from '@puente/contract'
import type { statementsMessages as spanish } from './messages-statements.es.ts'

export const statementsMessages: Translated<typeof spanish> = {
  'statement-changed': {
    what: 'One of the transfers of this statement changed after it was issued.',
    money: 'No money moved.',
    next: 'Request a new statement of the same period.',
  },
  'too-many-for-pdf': {
    what: 'The period has {transfers} transfers and a PDF has up to {most}.',
    money: 'No money moved.',
    next: 'Download it as Excel or CSV, without that limit, or choose a shorter period.',
  },
}
