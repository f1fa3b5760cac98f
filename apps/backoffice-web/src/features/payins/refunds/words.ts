import type { RefundSummary } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { refundMessages } from './messages.es.ts'

export const words = createWords(refundMessages)

export function statusText({ state, proposal }: RefundSummary): string {
  return proposal === undefined ? words(`states.${state}`) : words(`proposed.${proposal.action}`)
}

/** The reason for the refund; its code when the catalogue has no text for it. */
export function reasonText(reason: string): string {
  const known = Object.hasOwn(refundMessages.reasons, reason)
  return known ? words(`reasons.${reason as keyof typeof refundMessages.reasons}`) : reason
}
