import type { Id, StaffRole } from '@puente/contract'
import type { DecisionOutcome } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { DecisionRule, Material, Remarks } from './decision.ts'
import { insertDecision } from './decisions.store.ts'
import { endByDecision } from './escalate.ts'
import { readerOf, settingsNow } from './setting-versions.ts'

/** How it was decided, and what people wrote. */
export interface Decided {
  readonly outcome: DecisionOutcome
  /** The proposal that the actor confirmed, where two people decided. */
  readonly proposal?:
    | {
        readonly proposedBy: string
        readonly proposedRole: StaffRole | undefined
        readonly proposedAt: Date
        readonly note: string
      }
    | undefined
  readonly remarks?: Omit<Remarks, 'proposedAt' | 'decidedRole' | 'confirmedRole'>
}

/** A decision to record. */
export interface ToRecord<Inputs> extends Decided {
  readonly subject: string
  readonly customerId: Id<'customer'>
  readonly material: Material
  readonly inputs: Inputs
}

/**
 * Records a decision in the work that carries it out, with everything that it used: the versions of settings in force,
 * and the results of the checks of its rule. Ends the open escalation of its case.
 */
export async function recordDecision<Inputs>(
  work: Work,
  rule: DecisionRule<Inputs>,
  { subject, customerId, outcome, proposal, remarks = {}, material, inputs }: ToRecord<Inputs>,
): Promise<void> {
  await endByDecision(work, { about: rule.about, subject })
  const { staffId: actor, role } =
    work.actor.kind === 'staff' ? work.actor : { staffId: undefined, role: undefined }
  const firstRole = proposal === undefined ? role : proposal.proposedRole
  const first = proposal?.proposedBy ?? actor
  const second = proposal === undefined ? undefined : actor
  const opened = material.opened?.filter(({ staffId }) => staffId === first || staffId === second)
  const settings = await settingsNow(work, rule, inputs)
  await insertDecision(work, {
    id: work.id(),
    about: rule.about,
    subject,
    customerId,
    outcome,
    decidedBy: first,
    confirmedBy: second,
    at: work.now,
    used: {
      ...material,
      ...(opened === undefined ? {} : { opened }),
      ...(proposal === undefined
        ? {}
        : { note: proposal.note, proposedAt: proposal.proposedAt.toISOString() }),
      ...remarks,
      ...(firstRole === undefined ? {} : { decidedRole: firstRole }),
      ...(proposal === undefined || role === undefined ? {} : { confirmedRole: role }),
      settings: settings.map(({ data: _data, ...used }) => used),
      inputs,
      checks: rule.checks(inputs, readerOf(settings)),
    },
  })
}
