import { pendingItemKinds } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'

/** Whether an item blocks only orders above a threshold; smaller orders are not redirected to it. */
export const isOverThreshold = ({ kind }: Pick<PendingItemWire, 'kind'>): boolean =>
  pendingItemKinds[kind].blocks === 'over-threshold'
