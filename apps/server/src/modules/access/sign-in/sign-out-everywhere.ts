import type { Work } from '../../../platform/work.ts'
import { forgetRemembered } from '../factors/devices.store.ts'
import type { AccountId } from '../holder.ts'
import { endPendingSignInsOf } from './pending-sign-ins.store.ts'
import { signOutOthers } from './signed-out.ts'

/** Ends the account's sessions except the one with this token, its pending sign-ins and its remembered browsers. */
export async function signOutEverywhere(work: Work, holder: AccountId, except?: Buffer): Promise<void> {
  await signOutOthers(work, holder, except)
  await endPendingSignInsOf(work, holder)
  await forgetRemembered(work, holder)
}
