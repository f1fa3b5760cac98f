import type { Side } from './holder.ts'
import type { RelyingParty } from './passkeys.ts'

/** What the doors of one side stand on. */
export interface Ground {
  readonly side: Side
  readonly party: RelyingParty
  /** True for staff outside the sandbox: they work with a second factor or not at all. */
  readonly mustKeepFactor: boolean
}
