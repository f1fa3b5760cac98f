import type { Work } from '../../platform/work.ts'
import type { Realm } from './holder.ts'
import type { RelyingParty } from './factors/passkeys.ts'

/** Authentication context of the handlers of one realm: customers or staff. */
export interface AuthContext {
  readonly realm: Realm
  readonly party: RelyingParty
  /** Names and RUTs of the customers that a user acts for. Excluded from passwords. */
  readonly ownWords?: (work: Work, holderId: string) => Promise<readonly string[]>
  /** True for staff outside the sandbox: they work with a second factor or not at all. */
  readonly mustKeepFactor: boolean
}
