import type { Work } from '../../platform/work.ts'
import type { Ground } from './ground.ts'
import type { Holder } from './holder.ts'
import type { PasswordOwner } from './password-rule.ts'
import { personFor } from './people.store.ts'

/** Words related to the owner of a password: mailbox, names, RUTs and the brand. */
export async function passwordOwner(work: Work, ground: Ground, holder: Holder): Promise<PasswordOwner> {
  const { email, name } = await personFor(work, holder)
  const others = (await ground.ownWords?.(work, holder.id)) ?? []
  return { email, words: [name, ground.party.name, ...others] }
}
