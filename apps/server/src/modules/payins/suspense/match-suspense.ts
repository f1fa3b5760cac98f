import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move } from '../../books/index.ts'
import { debtPaid, paymentMatched } from '../events.ts'
import { isOneOf, lockOrder } from '../payins.store.ts'
import { applyToReceivable, assignToOrder, payerRutOf } from '../received/payments.store.ts'
import { refundOfExcess } from '../receivables/repay.ts'
import type { Receivable } from '../receivables/receivable.ts'
import { lockReceivable, lockReceivablesOfRut, reduceReceivable } from '../receivables/receivables.store.ts'
import type { Suspense } from './suspense.ts'
import { closeSuspense } from './suspense.store.ts'

/** The order or debt to which money in suspense is matched. */
export type Target = { readonly orderId: Id<'transfer'> } | { readonly receivableId: Id<'receivable'> }

type MatchRefusal = Refusal<'not-found' | 'payer-is-another' | 'order-closed' | 'receivable-closed'>

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
  return owedByPayer ? receivable : refuse('payer-is-another')
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
 * Applies money in suspense to a debt and orders the refund of what exceeds it. Returns the journals to book in the same
 * work.
 */
async function applyToDebt(
  work: Work,
  { id, paymentId, amountMinor }: Suspense,
  debt: Receivable,
): Promise<Journal[]> {
  const paidMinor = amountMinor < debt.outstandingMinor ? amountMinor : debt.outstandingMinor
  const excessMinor = amountMinor - paidMinor
  await applyToReceivable(work, paymentId, debt)
  await reduceReceivable(work, debt.id, paidMinor, { source: 'payment', paymentId })
  if (debt.customerId !== undefined) await work.emit(debtPaid(debt.id, paidMinor, excessMinor))
  await closeSuspense(work, id, 'applied')
  const owed = account('customer-receivable', 'CLP', debt.debtor)
  const journals: Journal[] = [
    {
      id: derivedId('suspense-matched', id),
      kind: 'suspense-matched',
      subject: paymentId,
      legs: move(account('suspense', 'CLP'), owed, paidMinor),
    },
  ]
  return excessMinor === 0n
    ? journals
    : [
        ...journals,
        await refundOfExcess(
          work,
          { paymentId, orderId: debt.orderId },
          account('suspense', 'CLP'),
          excessMinor,
        ),
      ]
}

/**
 * Matches money in suspense to the order or debt that two people confirmed; never to one of another RUT. The caller has
 * locked the item and books the journals in the same work.
 */
export async function matchSuspense(
  work: Work,
  item: Suspense,
  target: Target,
): Promise<Journal[] | MatchRefusal> {
  const fault = await matchFault(work, item, target)
  if (fault !== undefined) return fault
  if ('orderId' in target) {
    await assignToOrder(work, item.paymentId, target.orderId)
    await closeSuspense(work, item.id, 'matched')
    await work.emit(paymentMatched(target.orderId, item.paymentId))
    const funds = account('client-funds', 'CLP', target.orderId)
    return [
      {
        id: derivedId('suspense-matched', item.id),
        kind: 'suspense-matched',
        subject: target.orderId,
        legs: move(account('suspense', 'CLP'), funds, item.amountMinor),
      },
    ]
  }
  const receivable = await lockReceivable(work, target.receivableId)
  return receivable === undefined ? refuse('not-found') : applyToDebt(work, item, receivable)
}
