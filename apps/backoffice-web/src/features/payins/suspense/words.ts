import type { SuspenseSummary } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { suspenseMessages } from './messages.es.ts'

export const words = createWords(suspenseMessages)

export function statusText({ status, outcome, proposal }: SuspenseSummary): string {
  if (status === 'closed')
    return outcome === undefined ? words('statuses.closed') : words(`outcomes.${outcome}`)
  if (proposal !== undefined) return words(`proposed.${proposal.action}`)
  return words(`statuses.${status}`)
}

/** Whom the case is assigned to: a person, otherwise the team. */
export function ownerText({ owner }: SuspenseSummary): string {
  return owner.member?.name ?? words(`teams.${owner.team}`)
}

/** The name of an event; its code when it has no name. */
export function eventText(event: string): string {
  const known = Object.hasOwn(suspenseMessages.events, event)
  return known ? words(`events.${event as keyof typeof suspenseMessages.events}`) : event
}
