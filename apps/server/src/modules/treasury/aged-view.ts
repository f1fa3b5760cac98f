import { toWireId, type IdKind } from '@puente/contract'
import type { AgedItemWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { addBankingDays } from '../corridors/index.ts'
import { aged, ageAllowed, type AgeAllowed } from './aged-money.ts'
import type { Aged, Waiting } from './aged.ts'

const linked = <Key extends string>(key: Key, kind: IdKind, id: string | undefined) =>
  (id === undefined ? {} : { [key]: toWireId(kind, id) }) as Partial<Record<Key, string>>

function lineOf(
  one: Aged,
  { maximumAgeDays, calendar }: AgeAllowed,
  names: ReadonlyMap<string, string>,
): AgedItemWire {
  const dueAt = one.dueAt ?? (one.isFrozen ? undefined : addBankingDays(calendar, one.since, maximumAgeDays))
  return {
    id: `${one.kind}/${one.id}`,
    kind: one.kind,
    amount: { amount: String(one.amountMinor), currency: one.currency },
    since: one.since.toISOString(),
    ageDays: one.ageDays,
    ...(one.isFrozen ? {} : { maximumAgeDays }),
    ...(dueAt === undefined ? {} : { dueAt: dueAt.toISOString() }),
    outcome: one.outcome,
    overdue: one.overdue,
    owner: one.owner,
    ...(one.staffId === undefined
      ? {}
      : { member: { id: toWireId('staff', one.staffId), name: names.get(one.staffId) ?? '' } }),
    ...linked('transferId', 'transfer', one.transferId),
    ...(one.transferReference === undefined ? {} : { transferReference: one.transferReference }),
    ...linked('customerId', 'customer', one.customerId),
    ...linked('paymentId', 'payment', one.paymentId),
    ...linked('suspenseId', 'suspense', one.kind === 'suspense' ? one.id : undefined),
    ...linked('refundId', 'refund', one.refundId),
    ...linked('receivableId', 'receivable', one.kind === 'customer-receivable' ? one.id : undefined),
  }
}

/** Waiting sums as staff see them, in the same order. */
export async function agedViews(work: Work, rows: readonly Waiting[]): Promise<AgedItemWire[]> {
  const allowed = await ageAllowed(work)
  const names = await staffNames(
    work,
    rows.flatMap(({ staffId }) => staffId ?? []),
  )
  return rows.map((one) => lineOf(aged(work, allowed, one), allowed, names))
}
