import type { WaitingApplication } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { onboardingMessages } from './messages.es.ts'

export const words = createWords(onboardingMessages)

export function statusText({ proposal }: WaitingApplication): string {
  return proposal === undefined ? words('open') : words(`proposed.${proposal.outcome}`)
}
