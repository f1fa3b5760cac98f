import type { Work } from '../../platform/work.ts'
import type { Ground } from './ground.ts'
import type { Holder } from './holder.ts'
import type { PasswordOwner } from './password-rule.ts'
import { personFor } from './people.store.ts'

/** What somebody who knows the person behind a password would try: mailbox, names, RUTs and our own name. */
export async function passwordOwner(work: Work, ground: Ground, holder: Holder): Promise<PasswordOwner> {
  const { email, name } = await personFor(work, holder)
  const others = (await ground.ownWords?.(work, holder.id)) ?? []
  return { email, words: [name, ground.party.name, ...others] }
}
