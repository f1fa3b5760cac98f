import { toWireId, type Id } from '@puente/contract'
import type { CaseEscalation, DecisionSubject, EscalationEnd } from '@puente/contract/staff'

/** The case of an escalation. */
export interface EscalatedCase {
  readonly about: DecisionSubject
  readonly subject: string
}

/** A case that a reviewer handed to the compliance officer. */
export interface Escalation extends EscalatedCase {
  readonly id: Id<'escalation'>
  readonly customerId: Id<'customer'>
  readonly reason: string
  readonly escalatedBy: Id<'staff'>
  readonly at: Date
  readonly dueAt: Date
  /** Undefined while it is open. */
  readonly outcome: EscalationEnd | undefined
  readonly endedBy: Id<'staff'> | undefined
  readonly note: string | undefined
  readonly endedAt: Date | undefined
}

/** The members of staff whom these escalations name. */
export const peopleOf = (escalations: readonly Escalation[]): string[] => [
  ...new Set(escalations.flatMap(({ escalatedBy, endedBy }) => [escalatedBy, endedBy ?? []].flat())),
]

/** An escalation in the format of the API, with the names of staff by their ids. */
export const escalationView = (one: Escalation, names: ReadonlyMap<string, string>): CaseEscalation => ({
  id: toWireId('escalation', one.id),
  reason: one.reason,
  by: names.get(one.escalatedBy) ?? '',
  byId: toWireId('staff', one.escalatedBy),
  at: one.at.toISOString(),
  dueAt: one.dueAt.toISOString(),
  ...(one.outcome === undefined ? {} : { end: one.outcome }),
  ...(one.endedAt === undefined ? {} : { endedAt: one.endedAt.toISOString() }),
  ...(one.endedBy === undefined ? {} : { endedBy: names.get(one.endedBy) ?? '' }),
  ...(one.note === undefined ? {} : { note: one.note }),
})
