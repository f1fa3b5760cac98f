import { refuse, type Refusal } from '@puente/contract'
import { breakActions, counterAccounts, type Decision, type DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, type Approval } from '../../approvals/index.ts'
import { book } from '../../books/index.ts'
import { bookBreak, countersOf } from './book-break.ts'
import { suspendBreak } from './suspend-break.ts'
import type { Item } from '../item.ts'
import { BREAK_ACTION, closeByHand, matchOf, openBreak, staffIdOf } from '../matching/match-by-hand.ts'

type Refused =
  | 'not-found'
  | 'break-closed'
  | 'sums-differ'
  | 'account-not-allowed'
  | 'payer-unknown'
  | 'payment-known'
  | DecisionRefusal

/** The proposal about a break, parsed. */
export function proposalOf({ proposal }: Pick<Approval, 'proposal'>) {
  const account = counterAccounts.find((one) => one === proposal['account'])
  const items = (proposal['items'] ?? '').split(' ').filter((id) => id !== '')
  const action = breakActions.find((one) => one === proposal['action']) ?? 'match'
  return { action, account, items }
}

/** Checks a confirmed proposal under present conditions and executes it. */
async function confirmed(work: Work, item: Item, approval: Approval): Promise<true | Refusal<Refused>> {
  const by = { madeBy: approval.proposedBy, confirmedBy: staffIdOf(work), reason: approval.note }
  const { action, account, items: ids } = proposalOf(approval)
  if (action === 'match') {
    const items = await matchOf(work, item, ids)
    if ('refused' in items) return items
    await closeByHand(work, items, by)
    return true
  }
  if (action === 'suspend') {
    const journals = await suspendBreak(work, item, by)
    if ('refused' in journals) return journals
    await book(work, journals)
    return true
  }
  if (account === undefined || !countersOf(item).includes(account)) return refuse('account-not-allowed')
  await book(work, [await bookBreak(work, item, account, { ...by, approvalId: approval.id })])
  return true
}

/** Confirms a proposal about a break or sends it back. */
export async function decideBreak(work: Work, id: string, said: Decision): Promise<true | Refusal<Refused>> {
  if (said.decision === 'send-back') {
    const sentBack = await decide(work, BREAK_ACTION, id, said)
    return 'refused' in sentBack ? sentBack : true
  }
  const item = await openBreak(work, id)
  if ('refused' in item) return item
  const approval = await decide(work, BREAK_ACTION, item.id, said)
  return 'refused' in approval ? approval : confirmed(work, item, approval)
}
