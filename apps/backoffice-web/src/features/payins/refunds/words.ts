import type { RefundSummary } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { refundMessages } from './messages.es.ts'

export const words = createWords(refundMessages)

/** Where it stands, in words. */
export function statusText({ state, proposal }: RefundSummary): string {
  return proposal === undefined ? words(`states.${state}`) : words(`proposed.${proposal.action}`)
}

/** Why the money goes back; as it is recorded where that has no words. */
export function reasonText(reason: string): string {
  const known = Object.hasOwn(refundMessages.reasons, reason)
  return known ? words(`reasons.${reason as keyof typeof refundMessages.reasons}`) : reason
}
