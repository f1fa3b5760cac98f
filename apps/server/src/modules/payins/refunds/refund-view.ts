import { toWireId, type Id } from '@puente/contract'
import type { RefundAccountWire } from '@puente/contract/customer'
import type { RefundSummary, RefundWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead } from '../../approvals/index.ts'
import { journalTrail } from '../../books/index.ts'
import { ageInBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { mayDeclareUnpaid, REFUND_ACTION } from './declare-refund-unpaid.ts'
import { proposalOf } from '../suspense/decide-suspense.ts'
import { refundJournals } from '../payin-journals.ts'
import { referencesOf } from '../payins.store.ts'
import { payersOf } from '../received/payments.store.ts'
import { accountsFor, customersAccountOf, endingOf, lastAccountOf } from './refund-accounts.store.ts'
import { rejectedRefundsOf, type Refund } from './refunds.store.ts'
import { clp, payerLine, transferLine } from '../suspense/suspense-view.ts'
import { SUSPENSE_ACTION } from '../suspense/suspense.ts'
import { suspenseOfRefunds } from '../suspense/suspense.store.ts'

/** Refunds as rows of the list. Each lookup is one query for all of them. */
export async function refundSummaries(work: Work, refunds: readonly Refund[]): Promise<RefundSummary[]> {
  const references = await referencesOf(
    work,
    refunds.flatMap(({ orderId }) => orderId ?? []),
  )
  const items = await suspenseOfRefunds(
    work,
    refunds.map(({ id }) => id),
  )
  const approvals = await openApprovals(
    work,
    SUSPENSE_ACTION,
    [...items.values()].map(({ id }) => id),
  )
  const declarations = await openApprovals(
    work,
    REFUND_ACTION,
    refunds.map(({ id }) => id),
  )
  const names = await staffNames(
    work,
    [...approvals.values(), ...declarations.values()].map(({ proposedBy }) => proposedBy),
  )
  const calendar = await bankingCalendar(work)
  return refunds.map((refund) => {
    const item = items.get(refund.id)
    const approval = item === undefined ? undefined : approvals.get(item.id)
    const declared = declarations.get(refund.id)
    return {
      id: toWireId('refund', refund.id),
      paymentId: toWireId('payment', refund.paymentId),
      ...transferLine(refund.orderId, references),
      state: refund.status,
      amount: clp(refund.amountMinor),
      reason: refund.reason,
      createdAt: refund.createdAt.toISOString(),
      waitsSince: refund.waitsSince.toISOString(),
      ageDays: ageInBankingDays(calendar, refund.waitsSince, refund.settledAt ?? work.now),
      ...(item === undefined
        ? {}
        : { dueAt: item.dueAt.toISOString(), suspenseId: toWireId('suspense', item.id) }),
      ...(approval === undefined
        ? {}
        : { proposal: { ...proposalHead(approval, names), action: proposalOf(approval).action } }),
      ...(declared === undefined
        ? {}
        : { proposal: { ...proposalHead(declared, names), action: 'unpaid' as const } }),
    }
  })
}

/** One refund with its destination. Writes the view to the audit trail, because it contains personal data. */
export async function refundView(work: Work, refund: Refund): Promise<RefundWire> {
  await work.audit({ action: 'look-at-refund', subject: refund.id })
  const [summary] = await refundSummaries(work, [refund])
  const from = (await payersOf(work, [refund.paymentId])).get(refund.paymentId)
  if (summary === undefined || from === undefined) throw new Error(`refund ${refund.id} is not whole`)
  const other = (await accountsFor(work, refund.accountId === undefined ? [] : [refund.accountId])).get(
    refund.accountId ?? '',
  )
  const given = await lastAccountOf(work, refund.id)
  return {
    ...summary,
    to: {
      ...payerLine(work, from.payer),
      ...(other === undefined ? {} : { bank: other.bank, accountEnding: endingOf(other.accountNumber) }),
      isSource: other === undefined,
    },
    ...(given === undefined
      ? {}
      : {
          given: {
            bank: given.bank,
            accountEnding: endingOf(given.accountNumber),
            by: given.by,
            at: given.at.toISOString(),
          },
        }),
    attempts: refund.attempts,
    mayDeclareUnpaid: await mayDeclareUnpaid(work, refund),
    ...(refund.settledAt === undefined ? {} : { settledAt: refund.settledAt.toISOString() }),
    ...(refund.replaces === undefined ? {} : { replaces: toWireId('refund', refund.replaces) }),
    journals: await journalTrail(work, refundJournals(refund.id)),
  }
}

/** For the customer: whether a refund was rejected, and which account they gave for it. */
export async function refundAccountView(work: Work, orderId: Id<'transfer'>): Promise<RefundAccountWire> {
  const rejected = await rejectedRefundsOf(work, orderId)
  const [first] = rejected
  if (first === undefined) return { needed: false }
  const given = await customersAccountOf(work, first.id)
  return {
    needed: true,
    amount: clp(rejected.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
    ...(given === undefined
      ? {}
      : {
          given: {
            bank: given.bank,
            accountEnding: endingOf(given.accountNumber),
            at: given.at.toISOString(),
          },
        }),
  }
}
