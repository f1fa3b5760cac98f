import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move } from '../../books/index.ts'
import { debtPaid, paymentMatched } from '../events.ts'
import { isOneOf, lockOrder } from '../payins.store.ts'
import { applyToReceivable, assignToOrder, payerRutOf } from '../received/payments.store.ts'
import type { Receivable } from '../receivables/receivable.ts'
import { lockReceivable, lockReceivablesOfRut, reduceReceivable } from '../receivables/receivables.store.ts'
import type { Suspense } from './suspense.ts'
import { closeSuspense } from './suspense.store.ts'

/** The order or debt to which money in suspense is matched. */
export type Target = { readonly orderId: Id<'transfer'> } | { readonly receivableId: Id<'receivable'> }

type MatchRefusal = Refusal<
  'not-found' | 'payer-is-another' | 'order-closed' | 'receivable-closed' | 'more-than-owed'
>

async function matchOrder(
  work: Work,
  item: Suspense,
  orderId: Id<'transfer'>,
): Promise<MatchRefusal | 'may-be'> {
  const order = await lockOrder(work, orderId)
  if (order === undefined) return refuse('not-found')
  if (!isOneOf(await payerRutOf(work, item.paymentId), order.payerRutIndex)) return refuse('payer-is-another')
  return order.closedAt === undefined ? 'may-be' : refuse('order-closed')
}

async function matchReceivable(
  work: Work,
  item: Suspense,
  receivableId: Id<'receivable'>,
): Promise<MatchRefusal | Receivable> {
  const receivable = await lockReceivable(work, receivableId)
  if (receivable === undefined) return refuse('not-found')
  if (receivable.status !== 'open') return refuse('receivable-closed')
  const payerRut = await payerRutOf(work, item.paymentId)
  const owedByPayer = (await lockReceivablesOfRut(work, payerRut)).some(({ id }) => id === receivableId)
  if (!owedByPayer) return refuse('payer-is-another')
  return item.amountMinor > receivable.outstandingMinor
    ? refuse('more-than-owed', { maximumMinor: String(receivable.outstandingMinor) })
    : receivable
}

/** Why this money cannot be matched to the target, or undefined. Money of a rejected refund can never be matched. */
export async function matchFault(
  work: Work,
  item: Suspense,
  target: Target,
): Promise<MatchRefusal | undefined> {
  if (item.why === 'refund-rejected') return refuse('order-closed')
  const found =
    'orderId' in target
      ? await matchOrder(work, item, target.orderId)
      : await matchReceivable(work, item, target.receivableId)
  return found !== 'may-be' && 'refused' in found ? found : undefined
}

/**
 * Matches money in suspense to the order or debt that two people confirmed; never to one of another RUT. The caller has
 * locked the item and books the journal in the same work.
 */
export async function matchSuspense(
  work: Work,
  item: Suspense,
  target: Target,
): Promise<Journal | MatchRefusal> {
  const fault = await matchFault(work, item, target)
  if (fault !== undefined) return fault
  const journal = {
    id: derivedId('suspense-matched', item.id),
    kind: 'suspense-matched',
    subject: 'orderId' in target ? target.orderId : item.paymentId,
  }
  if ('orderId' in target) {
    await assignToOrder(work, item.paymentId, target.orderId)
    await closeSuspense(work, item.id, 'matched')
    await work.emit(paymentMatched(target.orderId, item.paymentId))
    const funds = account('client-funds', 'CLP', target.orderId)
    return { ...journal, legs: move(account('suspense', 'CLP'), funds, item.amountMinor) }
  }
  const receivable = await lockReceivable(work, target.receivableId)
  if (receivable === undefined) return refuse('not-found')
  await applyToReceivable(work, item.paymentId, receivable)
  const { paymentId } = item
  await reduceReceivable(work, receivable.id, item.amountMinor, { source: 'payment', paymentId })
  if (receivable.customerId !== undefined) await work.emit(debtPaid(receivable.id, item.amountMinor))
  await closeSuspense(work, item.id, 'applied')
  const owed = account('customer-receivable', 'CLP', receivable.debtor)
  return { ...journal, legs: move(account('suspense', 'CLP'), owed, item.amountMinor) }
}
