import { toWireId, type Id } from '@puente/contract'
import type { SuspenseSummary, SuspenseWire } from '@puente/contract/staff'
import { isOfficer } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames, withActorNames } from '../../access/index.ts'
import { openApprovals, proposalHead, type Approval } from '../../approvals/index.ts'
import { ageInBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { latestHits } from '../../screening/index.ts'
import { candidatesFor } from './candidates.store.ts'
import { proposalOf } from './decide-suspense.ts'
import { maskedName, maskedRut } from '../mask.ts'
import { nearReferences } from './near-references.ts'
import type { Payer } from '../payin.ts'
import { referencesOf, rutIndexes } from '../payins.store.ts'
import { payersOf, paymentFor } from '../received/payments.store.ts'
import { unreportedAmong } from '../received/statement-payments.store.ts'
import { receivablesOfRut } from '../receivables/receivables.store.ts'
import { endingOf } from '../refunds/refund-accounts.store.ts'
import { SUSPENSE_ACTION, type Suspense } from './suspense.ts'
import { trailOfPayment } from '../received/payment-trail.ts'
import { suspenseHistory } from './suspense.store.ts'

export const clp = (minor: bigint) => ({ amount: String(minor), currency: 'CLP' })

function proposalLine(approval: Approval, names: ReadonlyMap<string, string>) {
  const proposal = proposalOf(approval)
  const target = proposal.action === 'match' ? proposal.target : undefined
  return {
    ...proposalHead(approval, names),
    action: proposal.action,
    ...(target === undefined
      ? {}
      : 'orderId' in target
        ? { transferId: toWireId('transfer', target.orderId) }
        : { receivableId: toWireId('receivable', target.receivableId) }),
  }
}

/** The transfer that an item belongs to or names, if any. */
export const transferLine = (orderId: Id<'transfer'> | undefined, references: ReadonlyMap<string, string>) =>
  orderId === undefined
    ? {}
    : { transferId: toWireId('transfer', orderId), transferReference: references.get(orderId) ?? '' }

/** Items as rows of the list. Each lookup is one query for all of them. */
export async function suspenseSummaries(work: Work, items: readonly Suspense[]): Promise<SuspenseSummary[]> {
  const references = await referencesOf(
    work,
    items.flatMap(({ orderId }) => orderId ?? []),
  )
  const approvals = await openApprovals(
    work,
    SUSPENSE_ACTION,
    items.map(({ id }) => id),
  )
  const names = await staffNames(work, [
    ...[...approvals.values()].map(({ proposedBy }) => proposedBy),
    ...items.flatMap(({ staffId }) => staffId ?? []),
  ])
  const payments = items.map(({ paymentId }) => paymentId)
  const payers = await payersOf(work, payments)
  const unreported = await unreportedAmong(work, payments)
  const calendar = await bankingCalendar(work)
  return items.map((item) => {
    const from = payers.get(item.paymentId)
    if (from === undefined) throw new Error(`suspense ${item.id} is not whole`)
    const approval = item.status === 'closed' ? undefined : approvals.get(item.id)
    const member =
      item.staffId === undefined
        ? {}
        : { member: { id: toWireId('staff', item.staffId), name: names.get(item.staffId) ?? '' } }
    return {
      id: toWireId('suspense', item.id),
      paymentId: toWireId('payment', item.paymentId),
      ...transferLine(item.orderId, references),
      why: item.why,
      status: item.status,
      amount: clp(item.amountMinor),
      payer: payerLine(work, from.payer),
      ...(roleOf(work) === 'support' ? {} : { words: from.payer.words.slice(0, 200) }),
      owner: { team: item.team, ...member },
      waitsSince: item.waitsSince.toISOString(),
      ageDays: ageInBankingDays(calendar, item.waitsSince, work.now),
      dueAt: item.dueAt.toISOString(),
      automatic: item.status === 'held' ? 'officer' : unreported.has(item.paymentId) ? 'staff' : 'return',
      ...(item.outcome === undefined ? {} : { outcome: item.outcome }),
      ...(approval === undefined ? {} : { proposal: proposalLine(approval, names) }),
    }
  })
}

/** The reader's role; the least privileged one for readers who are not staff. */
export const roleOf = (work: Work) => (work.actor.kind === 'staff' ? work.actor.role : 'support')

const mayKnow = (work: Work): boolean => roleOf(work) === 'treasury' || isOfficer(work.actor)

/** A name and RUT, in full for treasury and compliance officers, masked for others. */
export const personLine = (work: Work, { name, rut }: Pick<Payer, 'name' | 'rut'>) =>
  mayKnow(work) ? { name, rut } : { name: maskedName(name), rut: maskedRut(rut) }

/** The payer, in full for treasury and compliance officers, masked for others. */
export const payerLine = (work: Work, payer: Payer) => ({
  ...personLine(work, payer),
  bank: payer.bank,
  accountEnding: endingOf(payer.account),
})

/** Rows of a list that name people. Writes to the audit trail that they were read in full. */
export const namedRows =
  <Row, View>(
    action: 'look-at-suspense-list' | 'look-at-receivables',
    view: (work: Work, rows: readonly Row[]) => Promise<View[]>,
  ) =>
  async (work: Work, rows: readonly Row[]): Promise<View[]> => {
    if (rows.length > 0 && mayKnow(work)) await work.audit({ action, facts: { rows: rows.length } })
    return view(work, rows)
  }

/** Items as rows of the list or of its export. */
export const suspenseRows = namedRows('look-at-suspense-list', suspenseSummaries)

async function hitsFor(work: Work, item: Suspense): Promise<Pick<SuspenseWire, 'hits'>> {
  if (!isOfficer(work.actor)) return {}
  const hits = await latestHits(work, item.id)
  return {
    hits: hits.map(({ list, entryId, name, scoreBps }) => ({ list, entryId, listedName: name, scoreBps })),
  }
}

/** One item with the facts for a decision. Writes the view to the audit trail, because it contains personal data. */
export async function suspenseView(work: Work, item: Suspense): Promise<SuspenseWire> {
  await work.audit({ action: 'look-at-suspense', subject: item.id })
  const [summary] = await suspenseSummaries(work, [item])
  const from = (await payersOf(work, [item.paymentId])).get(item.paymentId)
  if (summary === undefined || from === undefined) throw new Error(`suspense ${item.id} is not whole`)
  const { creditedAt } = await paymentFor(work, item.paymentId)
  const payerRut = rutIndexes(work, from.payer.rut)
  const mayMatch = item.status !== 'closed' && item.why !== 'refund-rejected'
  const candidates = mayMatch
    ? await candidatesFor(work, {
        payerRut,
        amountMinor: item.amountMinor,
        patterns: nearReferences(from.payer.words),
      })
    : []
  const owed = mayMatch ? await receivablesOfRut(work, payerRut) : []
  return {
    ...summary,
    creditedAt: creditedAt.toISOString(),
    candidates: candidates.map(({ orderId, remainingMinor, deadlineAt, reference, fits }) => ({
      transferId: toWireId('transfer', orderId),
      reference,
      remaining: clp(remainingMinor > 0n ? remainingMinor : 0n),
      deadlineAt: deadlineAt.toISOString(),
      fits: [...fits],
    })),
    receivables: owed.map(({ id, reference, outstandingMinor }) => ({
      id: toWireId('receivable', id),
      reference,
      outstanding: clp(outstandingMinor),
    })),
    ...(await hitsFor(work, item)),
    history: (await withActorNames(work, await suspenseHistory(work, item.id))).map(({ at, ...line }) => ({
      ...line,
      at: at.toISOString(),
    })),
    journals: await trailOfPayment(work, item.paymentId),
  }
}
