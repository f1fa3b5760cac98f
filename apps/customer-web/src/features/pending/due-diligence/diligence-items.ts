import { pendingItemKinds } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'

/** Whether an item stops only orders over a threshold: nobody is led to it from a smaller one. */
export const isOverThreshold = ({ kind }: Pick<PendingItemWire, 'kind'>): boolean =>
  pendingItemKinds[kind].blocks === 'over-threshold'
