import type { SuspenseSummary } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { suspenseMessages } from './messages.es.ts'

export const words = createWords(suspenseMessages)

/** Where it stands, in words. */
export function statusText({ status, outcome, proposal }: SuspenseSummary): string {
  if (status === 'closed')
    return outcome === undefined ? words('statuses.closed') : words(`outcomes.${outcome}`)
  if (proposal !== undefined) return words(`proposed.${proposal.action}`)
  return words(`statuses.${status}`)
}

/** Who has it: the person where somebody took it, else the team. */
export function ownerText({ owner }: SuspenseSummary): string {
  return owner.member?.name ?? words(`teams.${owner.team}`)
}

/** The name of something that happened; as it is recorded where it has no name. */
export function eventText(event: string): string {
  const known = Object.hasOwn(suspenseMessages.events, event)
  return known ? words(`events.${event as keyof typeof suspenseMessages.events}`) : event
}
