import type { PendingRule } from '../../pending-items/index.ts'
import { outstandingNames } from './sender-names.store.ts'

/**
 * Pending while the name differs from the accepted document's and staff have not accepted it, or while a rail cannot
 * write it. While a requested name waits, the next action is staff's.
 */
export const senderName: PendingRule<'sender-name'> = {
  kind: 'sender-name',
  owed: (_work, { only }) => outstandingNames(only),
}
