import type { CustomerSession } from '@puente/contract/customer'
import { useMay, useSession } from './session.ts'

/** Whether the account is restricted, being closed, or closed. */
export const isStopped = ({ restriction, closingSince, closed }: CustomerSession['actingAs']): boolean =>
  restriction !== undefined || closingSince !== undefined || closed !== undefined

/** Whether the relationship ends: an exit with its notice, an account that is being closed, or a closed one. */
export const isLeaving = ({ restriction, closingSince, closed }: CustomerSession['actingAs']): boolean =>
  restriction?.endsOn !== undefined || closingSince !== undefined || closed !== undefined

/** Whether a transfer is offered: the user may operate, and the account is not stopped; true for visitors. */
export function useMaySend(): boolean {
  const actingAs = useSession()?.actingAs
  return useMay('operate') && (actingAs === undefined || !isStopped(actingAs))
}
