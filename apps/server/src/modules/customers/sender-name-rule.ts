import type { PendingRule } from '../pending-items/index.ts'
import { namesOwed } from './sender-names.store.ts'

/**
 * A customer owes another name when theirs is not the accepted document's and staff did not take it all the same, or
 * when a rail cannot write it. While what they ask for waits, it is staff's turn.
 */
export const senderName: PendingRule<'sender-name'> = {
  kind: 'sender-name',
  owed: (_work, { only }) => namesOwed(only),
}
