import type { PublicState } from '@puente/contract'

const ended: readonly PublicState[] = ['refunding', 'refunded', 'expired', 'cancelled', 'stopped']

/** Whether the recipient gets no money from a transfer in this state. */
export const endsWithoutDelivery = (state: PublicState): boolean => ended.includes(state)
