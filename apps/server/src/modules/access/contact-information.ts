import type { PendingRule } from '../pending-items/index.ts'
import { unproven } from './unproven.store.ts'

/**
 * A user owes proving how they are reached: an e-mail that no code proved, or from which mail came back, or a phone that
 * no code proved. A phone that was never given is a gap of the person's file, and not this.
 */
export const contactInformation: PendingRule<'contact-information'> = {
  kind: 'contact-information',
  owed: (_work, { only }) => unproven(only),
}
