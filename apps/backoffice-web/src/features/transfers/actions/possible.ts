import type { TransferAction } from '@puente/contract'
import type { StaffTransfer } from '@puente/contract/staff'

/** What staff may propose about a transfer as it stands; the server judges again. */
export function possibleActions({
  state,
  recall,
  claims,
}: Pick<StaffTransfer, 'state' | 'recall' | 'claims'>): TransferAction[] {
  const asked = recall !== undefined && recall.outcome === undefined
  return [
    ...(state === 'returned' || state === 'correcting' ? (['retry-payout', 'refund'] as const) : []),
    ...(state === 'frozen' ? (['unfreeze'] as const) : []),
    ...(claims.some(({ outcome }) => outcome === undefined) ? (['write-off-payout'] as const) : []),
    ...(asked ? (['recall-asked-bank', 'recall-not-possible'] as const) : []),
  ]
}
