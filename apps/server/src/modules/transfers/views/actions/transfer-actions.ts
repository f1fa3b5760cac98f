import {
  allActionReasons,
  reasonedActions,
  refuse,
  transferActions,
  type ActionObstacle,
  type Id,
  type ReasonedAction,
  type Refusal,
  type TransferAction,
  type TransferActionReason,
} from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../../platform/work.ts'
import {
  decide,
  officerTookPart,
  propose,
  type Approval,
  type DecidedApproval,
} from '../../../approvals/index.ts'
import { availableMinor, book } from '../../../books/index.ts'
import { declareUnpaid, hasEnded, payoutsOf, payoutTerms, type Payout } from '../../../payouts/index.ts'
import { railReceivablesOf } from '../../delivery/rail-receivables.store.ts'
import { openCorrectionOf } from '../../corrections/corrections.store.ts'
import { notifyChange } from '../../changes.store.ts'
import { recallAnswered } from '../../events.ts'
import { refundTransfer } from '../../refunds/refund-transfer.ts'
import { isCustomerFrozen } from '../../reviews/frozen.store.ts'
import { writeOffRailReceivables } from '../../delivery/paid-after-all.ts'
import { answerRecall, recallOf } from '../../corrections/recalls.store.ts'
import { refundReturned } from '../../refunds/refund-returned.ts'
import { sendAgain } from '../../orders/send-again.ts'
import type { Transfer } from '../../transfer.ts'
import { carryOutReasoned, isReasoned, obstacleTo, reasonFault } from '../holding.ts'
import { lockTransfer } from '../../transfers.store.ts'

/** The action of approvals about a transfer. One proposal about a transfer can be open at a time. */
export const TRANSFER_ACTION = 'transfer-action'

export function proposedAction({ proposal }: Approval): TransferAction {
  const found = transferActions.find((action) => action === proposal['action'])
  if (found === undefined) throw new Error('a proposal about a transfer without an action')
  return found
}

/** The declared reason of a proposal; undefined for an action without reasons. */
export const proposedReason = ({ proposal }: Approval): TransferActionReason | undefined =>
  allActionReasons.find((reason) => reason === proposal['reason'])

/** A proposal without a decision. */
export const undecided = (approval: Approval): DecidedApproval => ({
  ...approval,
  decision: undefined,
  decidedBy: undefined,
  decidedRole: undefined,
  decidedAt: undefined,
  decisionNote: undefined,
  used: undefined,
})

const MINUTE_MS = 60_000

/** Whether a payout of the transfer was returned and no decision was made about it. */
const cameBack = async (work: Work, { id, state }: Transfer): Promise<boolean> =>
  (state === 'returned' || state === 'correcting') && (await openCorrectionOf(work, id)) !== undefined

/** The payout of a transfer whose outcome the rail has not reported for as long as the terms allow. */
async function waitingPayout(work: Work, { id }: Transfer): Promise<Payout | undefined> {
  const last = (await payoutsOf(work, id)).at(-1)
  if (last === undefined || hasEnded(last)) return undefined
  const { unansweredMinutes } = await payoutTerms(work)
  const openMs = work.now.getTime() - last.createdAt.getTime()
  return openMs >= unansweredMinutes * MINUTE_MS ? last : undefined
}

/** Whether the transfer's state allows the action. */
async function isPossible(work: Work, transfer: Transfer, action: TransferAction): Promise<boolean> {
  switch (action) {
    case 'hold':
    case 'release':
    case 'cancel':
      return (await obstacleTo(work, transfer, action)) === undefined
    case 'refund':
    case 'retry-payout':
      return cameBack(work, transfer)
    case 'payout-unpaid':
      return (await waitingPayout(work, transfer)) !== undefined
    case 'unfreeze':
      return transfer.state === 'frozen'
    case 'write-off-payout':
      return (await railReceivablesOf(work, transfer.id)).some(({ outcome }) => outcome === undefined)
    case 'recall-asked-bank':
    case 'recall-not-possible': {
      const recall = await recallOf(work, transfer.id)
      return recall !== undefined && recall.outcome === undefined
    }
  }
}

/** Actions by which the customer's money leaves, besides those with obstacles of their own. */
const moving: ReadonlySet<TransferAction> = new Set(['refund', 'retry-payout', 'unfreeze'])

/** Whether the customer is frozen and the action would move their money. */
const isStopped = async (work: Work, { id }: Transfer, action: TransferAction): Promise<boolean> =>
  moving.has(action) && (await isCustomerFrozen(work, id))

/** Why an action cannot be proposed or executed now. */
async function refusalOf(
  work: Work,
  transfer: Transfer,
  action: TransferAction,
): Promise<Refusal<'not-in-this-state' | 'customer-frozen'> | undefined> {
  if (isReasoned(action)) {
    const why = await obstacleTo(work, transfer, action)
    if (why === 'customer-frozen') return refuse('customer-frozen')
    return why === undefined ? undefined : refuse('not-in-this-state', { state: transfer.state })
  }
  if (!(await isPossible(work, transfer, action)))
    return refuse('not-in-this-state', { state: transfer.state })
  return (await isStopped(work, transfer, action)) ? refuse('customer-frozen') : undefined
}

/** The actions that staff may propose for a transfer in its current state. */
export async function possibleActions(work: Work, transfer: Transfer): Promise<TransferAction[]> {
  const possible: TransferAction[] = []
  for (const action of transferActions)
    if ((await isPossible(work, transfer, action)) && !(await isStopped(work, transfer, action)))
      possible.push(action)
  return possible
}

/** The actions with reasons that are not possible now, each with why not. */
export async function obstaclesOf(
  work: Work,
  transfer: Transfer,
): Promise<{ readonly action: ReasonedAction; readonly why: ActionObstacle }[]> {
  const obstacles: { action: ReasonedAction; why: ActionObstacle }[] = []
  for (const action of reasonedActions) {
    const why = await obstacleTo(work, transfer, action)
    if (why !== undefined) obstacles.push({ action, why })
  }
  return obstacles
}

/** What staff propose about a transfer: an action, with a declared reason where it has some, and a note. */
export interface ActionWish {
  readonly action: TransferAction
  readonly reason?: TransferActionReason | undefined
  readonly note: string
}

/** Proposes an action on a transfer. Refuses a reason that the action does not have, at its field. */
export async function proposeAction(
  work: Work,
  transferId: Id<'transfer'>,
  { action, reason, note }: ActionWish,
): Promise<
  | DecidedApproval
  | Refusal<'not-found' | 'not-in-this-state' | 'already-proposed' | 'customer-frozen' | 'fields-wrong'>
> {
  const fault = reasonFault(action, reason)
  if (fault !== undefined) return refuse('fields-wrong', {}, [{ at: 'reason', fault }])
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  const refused = await refusalOf(work, transfer, action)
  if (refused !== undefined) return refused
  const proposal = { action, ...(reason === undefined ? {} : { reason }) }
  const proposed = await propose(work, TRANSFER_ACTION, transferId, proposal, note)
  if ('refused' in proposed) return proposed
  const facts = { action, ...(reason === undefined ? {} : { reason }) }
  await work.audit({ action: 'propose-transfer-action', subject: transferId, facts })
  return undecided(proposed)
}

/** Executes a confirmed action; returns the journals to book. */
async function carryOut(work: Work, transfer: Transfer, action: TransferAction): Promise<Journal[]> {
  switch (action) {
    case 'hold':
    case 'release':
    case 'cancel':
      return carryOutReasoned(work, transfer, action)
    case 'retry-payout':
      await sendAgain(work, transfer, 'retried')
      return []
    case 'refund': {
      const correction = await openCorrectionOf(work, transfer.id)
      return correction === undefined ? [] : refundReturned(work, transfer, correction)
    }
    case 'payout-unpaid': {
      const payout = await waitingPayout(work, transfer)
      if (payout !== undefined) await declareUnpaid(work, payout.id)
      return []
    }
    case 'unfreeze': {
      const available = await availableMinor(work, 'client-funds', 'CLP', transfer.id)
      return refundTransfer(work, transfer.id, available, 'stopped')
    }
    case 'write-off-payout':
      return writeOffRailReceivables(work, transfer)
    case 'recall-asked-bank':
    case 'recall-not-possible': {
      const outcome = action === 'recall-asked-bank' ? 'asked-bank' : 'not-possible'
      await answerRecall(work, transfer.id, outcome)
      await work.emit(recallAnswered(transfer.id, outcome))
      await notifyChange(work, transfer.id)
      return []
    }
  }
}

/**
 * Confirms an action or sends it back. A confirmed action is executed immediately, if the transfer's state still allows
 * it.
 */
export async function decideAction(
  work: Work,
  transferId: Id<'transfer'>,
  said: Decision,
): Promise<
  true | Refusal<'not-found' | DecisionRefusal | 'not-in-this-state' | 'officer-needed' | 'customer-frozen'>
> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  const decided = await decide(work, TRANSFER_ACTION, transferId, said)
  if ('refused' in decided) return decided
  const action = proposedAction(decided)
  if (said.decision === 'send-back') return true
  if (action === 'unfreeze' && !officerTookPart(work, decided)) return refuse('officer-needed')
  const refused = await refusalOf(work, transfer, action)
  if (refused !== undefined) return refused
  await book(work, await carryOut(work, transfer, action))
  return true
}
