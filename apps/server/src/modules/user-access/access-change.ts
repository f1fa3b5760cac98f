import { isRefusal, refuse, type BodyOf, type Id, type Refusal } from '@puente/contract'
import type {
  AccessChangeWord,
  AccessProposal,
  Decision,
  DecisionRefusal,
  Identification,
  staffEndpoints,
} from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import {
  contactsOf,
  contactFor,
  deleteProposedContact,
  endSecondFactors,
  keepProposedContact,
  proposedContact,
  proofMethodsOf,
  replaceContact,
  staffNames,
} from '../access/index.ts'
import { decide, openApprovals, proposalHead, propose, type Approval } from '../approvals/index.ts'

/** The action of approvals about the access of a user. One proposal about a user can be open at a time. */
export const ACCESS_CHANGE = 'access-change'

/** What each change replaces; undefined for second factors. */
const replaced = { 'end-factors': undefined, 'set-email': 'email', 'set-phone': 'phone' } as const

interface AccessChange {
  readonly action: AccessChangeWord
  readonly identified: Identification
}

const changeOf = ({ proposal }: Approval): AccessChange => ({
  action: proposal['action'] as AccessChangeWord,
  identified: proposal['identified'] as Identification,
})

/**
 * Proposes a change of the access of a user whom the proposer has identified. The new e-mail or phone is kept apart from
 * the proposal, which contains no personal data. Refuses an e-mail of another user, and to end factors that are not there.
 */
export async function proposeAccessChange(
  work: Work,
  userId: Id<'user'>,
  { action, identified, note, ...typed }: BodyOf<typeof staffEndpoints.proposeAccessChange>,
): Promise<true | Refusal<'not-found' | 'already-proposed' | 'no-second-factor' | 'fields-wrong'>> {
  if (!(await contactsOf(work, [userId])).has(userId)) return refuse('not-found')
  const what = replaced[action]
  const address = what && (await contactFor(work, userId, what, typed[what]))
  if (isRefusal(address)) return address
  if (what === undefined && !(await hasSecondFactor(work, userId))) return refuse('no-second-factor')
  const proposed = await propose(work, ACCESS_CHANGE, userId, { action, identified }, note)
  if (isRefusal(proposed)) return proposed
  if (address !== undefined) await keepProposedContact(work, userId, address)
  await work.audit({
    action: 'propose-access-change',
    subject: userId,
    facts: { change: action, identified },
  })
  return true
}

async function hasSecondFactor(work: Work, userId: Id<'user'>): Promise<boolean> {
  const methods = await proofMethodsOf(work, { realm: 'user', id: userId })
  return methods.some((method) => method !== 'mail' && method !== 'sms')
}

/** Confirms or sends back a change of access. A confirmed one takes effect immediately and ends every session. */
export async function decideAccessChange(
  work: Work,
  userId: Id<'user'>,
  said: Decision,
): Promise<true | Refusal<DecisionRefusal | 'no-second-factor' | 'fields-wrong'>> {
  const approval = await decide(work, ACCESS_CHANGE, userId, said)
  if (isRefusal(approval)) return approval
  const address = await proposedContact(work, userId)
  await deleteProposedContact(work, userId)
  if (said.decision === 'send-back') return true
  const { action } = changeOf(approval)
  const what = replaced[action]
  if (what !== undefined && address === undefined)
    throw new Error(`the proposal about ${userId} has no ${what}`)
  const changed =
    what === undefined || address === undefined
      ? await endSecondFactors(work, userId)
      : await replaceContact(work, userId, what, address)
  if (isRefusal(changed)) return changed
  await work.audit({ action: 'change-access', subject: userId, facts: { change: action } })
  return true
}

/** Deletes the e-mail or phone of a withdrawn proposal. */
export const withdrawAccessChange = (work: Work, { subject }: Approval): Promise<void> =>
  deleteProposedContact(work, subject)

/** The open proposal about the access of a user, as staff read it. */
export async function accessProposal(work: Work, userId: Id<'user'>): Promise<AccessProposal | undefined> {
  const approval = (await openApprovals(work, ACCESS_CHANGE, [userId])).get(userId)
  if (approval === undefined) return undefined
  const contact = await proposedContact(work, userId)
  const names = await staffNames(work, [approval.proposedBy])
  return {
    ...changeOf(approval),
    ...(contact === undefined ? {} : { contact }),
    ...proposalHead(approval, names),
  }
}
