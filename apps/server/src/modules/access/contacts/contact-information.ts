import type { PendingRule } from '../../pending-items/index.ts'
import { unproven } from './unproven.store.ts'

/**
 * Pending while a user's e-mail is unverified or bounces, or a given phone is unverified. A phone that was never given
 * is a gap of the customer file and not part of this item.
 */
export const contactInformation: PendingRule<'contact-information'> = {
  kind: 'contact-information',
  owed: (_work, { only }) => unproven(only),
}
