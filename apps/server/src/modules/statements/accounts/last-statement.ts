import { isRefusal } from '@puente/contract'
import type { Subscription } from '../../../platform/events/subscribers.ts'
import { addDays, santiagoDay } from '../../corridors/index.ts'
import { customerEvents } from '../../customers/index.ts'
import { DAYS_MAX } from './account-statement.ts'
import { issueStatement } from './issue-statement.ts'

/** Issues the last statement of a closed account: the longest period that a statement may have, up to the closing. */
export const statementSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'statements',
    events: [customerEvents.closureChanged],
    wants: ({ facts }) => facts['change'] === 'completed',
    handle: async (work, { subject }) => {
      const to = santiagoDay(work.now).day
      const issued = await issueStatement(work, subject, { from: addDays(to, 1 - DAYS_MAX), to })
      if (isRefusal(issued)) throw new Error(`no last statement of customer ${subject}`)
    },
  },
]
