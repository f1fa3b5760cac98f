import { isRefusal, refuse, type FieldFault, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import { inForce, writeVersion } from '../../platform/data/versioned.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { decide, propose } from './approvals.ts'
import { openApprovals } from './approvals.store.ts'
import { proposalHead } from './proposal-head.ts'

/** Versioned data of which there is one, that staff publish: one proposes it anew as a whole, a second confirms. */
export interface Published {
  readonly noun: string
  readonly action: string
  readonly subject: string
}

/** What is published of a noun; proposals about it carry the action. */
export const publishedAs = (noun: string, action: string): Published => ({
  noun,
  action,
  subject: derivedId('versioned', noun),
})

/** Proposes what is to be published next. */
export async function proposePublished(
  work: Work,
  { action, subject }: Published,
  data: object,
  faults: readonly FieldFault[],
  note: string,
): Promise<true | Refusal<'fields-wrong' | 'already-proposed'>> {
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const proposed = await propose(work, action, subject, { data: JSON.stringify(data) }, note)
  return isRefusal(proposed) ? proposed : true
}

/** A second person confirms, and it is in force at once, or sends it back; answers which. */
export async function decidePublished(
  work: Work,
  { noun, action, subject }: Published,
  said: Decision,
): Promise<'published' | 'sent-back' | Refusal<DecisionRefusal>> {
  const decided = await decide(work, action, subject, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back' || work.actor.kind !== 'staff') return 'sent-back'
  const data = JSON.parse(decided.proposal['data'] ?? '') as unknown
  const by = { writtenBy: decided.proposedBy, approvedBy: work.actor.staffId }
  await writeVersion(work, noun, 'default', { data, ...by })
  return 'published'
}

/** What is in force, and what is proposed to follow it; `namesOf` says what members of staff are called. */
export async function publishedNow<Data>(
  work: Work,
  { noun, action, subject }: Published,
  namesOf: (work: Work, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
) {
  const version = await inForce<Data>(work, noun, 'default')
  const approval = (await openApprovals(work, action, [subject])).get(subject)
  const names = await namesOf(work, approval === undefined ? [] : [approval.proposedBy])
  return {
    head: {
      version: version?.version ?? 0,
      ...(version === undefined ? {} : { inForceFrom: version.inForceFrom.toISOString() }),
    },
    data: version?.data,
    proposal: approval && {
      head: proposalHead(approval, names),
      data: JSON.parse(approval.proposal['data'] ?? '') as Data,
    },
  }
}
