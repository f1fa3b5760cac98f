import { refuse, type Id, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, SuspenseAction } from '@puente/contract/staff'
import { isOfficer } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'
import { decide, propose, type Approval } from '../../approvals/index.ts'
import { book } from '../../books/index.ts'
import { matchFault, matchSuspense, type Target } from './match-suspense.ts'
import { returnSuspense } from './return-suspense.ts'
import { isScreened, SUSPENSE_ACTION, type Suspense } from './suspense.ts'
import {
  makeSuspenseDue,
  lockSuspense,
  setSuspenseAccount,
  setSuspenseOwner,
  suspenseHappened,
} from './suspense.store.ts'

/** A proposal about money in suspense. */
export type SuspenseProposal =
  | { readonly action: 'match'; readonly target: Target }
  | { readonly action: 'return' }
  | { readonly action: 'return-elsewhere'; readonly accountId: string }

export type MatchCodes = 'not-found' | 'payer-is-another' | 'order-closed' | 'receivable-closed'

/** The item, locked. Refuses a closed one. */
async function lockOpen(
  work: Work,
  id: string,
): Promise<Suspense | Refusal<'not-found' | 'suspense-closed'>> {
  const item = await lockSuspense(work, id)
  if (item === undefined) return refuse('not-found')
  return item.status === 'closed' ? refuse('suspense-closed') : item
}

/**
 * Assigns an open item to a member of staff, or to nobody. An item on hold is assigned by the compliance officer only.
 */
export async function assignSuspense(
  work: Work,
  id: string,
  staffId: Id<'staff'> | undefined,
): Promise<true | Refusal<'not-found' | 'suspense-closed' | 'officer-only'>> {
  const item = await lockOpen(work, id)
  if ('refused' in item) return item
  if (item.status === 'held' && work.actor.kind === 'staff' && !isOfficer(work.actor))
    return refuse('officer-only')
  await setSuspenseOwner(work, id, staffId)
  return true
}

/** The proposal as stored for the second person: ids and codes only. */
function written(work: Work, proposal: SuspenseProposal): Record<string, string> {
  const role = work.actor.kind === 'staff' ? work.actor.role : ''
  if (proposal.action === 'match') return { action: 'match', role, ...proposal.target }
  return proposal.action === 'return' ? { action: 'return', role } : { role, ...proposal }
}

/** Parses a stored proposal. */
export function proposalOf({ proposal }: Approval): SuspenseProposal {
  const { action, orderId, receivableId, accountId } = proposal
  if (action === 'match' && orderId !== undefined) return { action, target: { orderId } }
  if (action === 'match' && receivableId !== undefined) return { action, target: { receivableId } }
  if (action === 'return-elsewhere' && accountId !== undefined) return { action, accountId }
  return { action: 'return' }
}

/** Proposes what to do with money in suspense. Refuses immediately what cannot be done. */
export async function proposeSuspense(
  work: Work,
  id: string,
  proposal: SuspenseProposal,
  note: string,
): Promise<Suspense | Refusal<MatchCodes | 'suspense-closed' | 'officer-only' | 'already-proposed'>> {
  const item = await lockOpen(work, id)
  if ('refused' in item) return item
  if (item.status === 'held' && !isOfficer(work.actor)) return refuse('officer-only')
  const fault = proposal.action === 'match' ? await matchFault(work, item, proposal.target) : undefined
  if (fault !== undefined) return fault
  const proposed = await propose(work, SUSPENSE_ACTION, id, written(work, proposal), note)
  if ('refused' in proposed) return proposed
  await suspenseHappened(work, id, `proposed-${proposal.action satisfies SuspenseAction}`)
  return item
}

/**
 * Executes a confirmed proposal. Money on hold is returned immediately, because the officer took part. Open money is
 * returned immediately to its source if its screening is current, otherwise after the screening.
 */
async function carryOut(
  work: Work,
  item: Suspense,
  proposal: SuspenseProposal,
): Promise<Refusal<MatchCodes> | 'done'> {
  if (proposal.action === 'match') {
    const journals = await matchSuspense(work, item, proposal.target)
    if ('refused' in journals) return journals
    await book(work, journals)
    return 'done'
  }
  const accountId = proposal.action === 'return-elsewhere' ? proposal.accountId : undefined
  if (item.status === 'open' && (accountId !== undefined || !isScreened(item, work.now))) {
    await makeSuspenseDue(work, item.id, accountId)
    return 'done'
  }
  if (accountId !== undefined) await setSuspenseAccount(work, item.id, accountId)
  await book(work, [await returnSuspense(work, { ...item, accountId: accountId ?? item.accountId })])
  return 'done'
}

/**
 * Confirms a proposal or sends it back. Money on hold moves only if one of the two people is the compliance officer.
 */
export async function decideSuspense(
  work: Work,
  id: string,
  said: Decision,
): Promise<Suspense | Refusal<MatchCodes | 'suspense-closed' | 'officer-only' | DecisionRefusal>> {
  const item = await lockOpen(work, id)
  if ('refused' in item) return item
  const decided = await decide(work, SUSPENSE_ACTION, id, said)
  if ('refused' in decided) return decided
  await suspenseHappened(work, id, said.decision === 'confirm' ? 'confirmed' : 'sent-back')
  if (said.decision === 'send-back') return item
  if (item.status === 'held' && !isOfficer(work.actor) && decided.proposal['role'] !== 'officer')
    return refuse('officer-only')
  const done = await carryOut(work, item, proposalOf(decided))
  return done === 'done' ? item : done
}
