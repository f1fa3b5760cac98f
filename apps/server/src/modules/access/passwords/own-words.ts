import type { Work } from '../../../platform/work.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AccountId } from '../holder.ts'
import type { PasswordOwner } from './password-rule.ts'
import { personFor } from '../people/people.store.ts'

/** Words related to the owner of a password: mailbox, names, RUTs and the brand. */
export async function passwordOwner(
  work: Work,
  context: AuthContext,
  holder: AccountId,
): Promise<PasswordOwner> {
  const { email, name } = await personFor(work, holder)
  const others = (await context.ownWords?.(work, holder.id)) ?? []
  return { email, words: [name, context.party.name, ...others] }
}
