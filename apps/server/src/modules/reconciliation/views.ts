import { toWireId } from '@puente/contract'
import type {
  BankStatementWire,
  BreakSummary,
  BreakWire,
  MatchWire,
  ReconciledItemWire,
  UndoneWire,
} from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { openApprovals, proposalHead } from '../approvals/index.ts'
import { ageInBankingDays, bankingCalendar, fromSantiago } from '../corridors/index.ts'
import { accountsById } from './accounts.store.ts'
import { countersOf } from './breaks/book-break.ts'
import { proposalOf } from './breaks/decide-break.ts'
import { maySuspend } from './breaks/suspend-break.ts'
import { breakKind, detailOf, type Item } from './item.ts'
import { candidatesFor, itemsByIds, notesOf, transferReferences } from './items.store.ts'
import { BREAK_ACTION } from './matching/match-by-hand.ts'
import { daysBetween } from './matching/matchable.ts'
import { latestUndoingOf, matchFor, undoingOf, type Undoing } from './matching/matches.store.ts'
import { openUndoing, undoingNeedsSecond } from './matching/undo-match.ts'
import { rulesInForce, teamFor } from './matching/rules.ts'
import type { BankStatement } from './statements.store.ts'

const CANDIDATES_MAX = 20
const REFERENCES_SHOWN = 6

/** A statement as staff read it. */
export async function statementViews(
  work: Work,
  statements: readonly BankStatement[],
): Promise<BankStatementWire[]> {
  const names = await staffNames(work, [...new Set(statements.map(({ importedBy }) => importedBy))])
  return statements.map((one) => ({
    id: toWireId('bank-statement', one.id),
    code: one.code,
    currency: one.currency,
    reference: one.reference,
    ...(one.sequence === undefined ? {} : { sequence: String(one.sequence) }),
    format: one.format,
    fileName: one.fileName,
    from: one.fromDay,
    to: one.toDay,
    opening: String(one.openingMinor),
    moved: String(one.movedMinor),
    closing: String(one.closingMinor),
    lines: one.lineCount,
    newLines: one.newCount,
    open: one.openCount,
    state: one.state,
    ...(one.why === undefined ? {} : { why: one.why }),
    ...(one.differenceMinor === undefined ? {} : { difference: String(one.differenceMinor) }),
    importedBy: names.get(one.importedBy) ?? '',
    importedAt: one.importedAt.toISOString(),
  }))
}

/** The text of a bank's line, for staff who decide about the money. */
function shownDetail(work: Work, item: Item): Partial<ReconciledItemWire> {
  const mayKnow = work.actor.kind === 'staff' && ['treasury', 'officer'].includes(work.actor.role)
  const detail = mayKnow ? detailOf(work, item) : undefined
  if (detail === undefined) return {}
  const { words, name, rut } = detail
  return {
    ...(words === '' ? {} : { words: words.slice(0, 500) }),
    ...(name === undefined ? {} : { counterparty: name.slice(0, 200) }),
    ...(rut === undefined ? {} : { rut: rut.slice(0, 20) }),
  }
}

function itemLine(work: Work, item: Item, references: ReadonlyMap<string, string>): ReconciledItemWire {
  const transfer = item.subject === undefined ? undefined : references.get(item.subject)
  return {
    id: toWireId('break', item.id),
    side: item.side,
    day: item.day,
    amount: { amount: String(item.amountMinor), currency: item.currency },
    kind: item.kind,
    references: item.refs.slice(0, REFERENCES_SHOWN).map((one) => one.slice(0, 100)),
    ...shownDetail(work, item),
    ...(transfer === undefined || item.subject === undefined
      ? {}
      : { transferId: toWireId('transfer', item.subject), transferReference: transfer }),
    ...(item.journalId === undefined ? {} : { journalId: item.journalId }),
    ...(item.statementId === undefined ? {} : { statementId: toWireId('bank-statement', item.statementId) }),
    ...(item.matchId === undefined ? {} : { matchId: toWireId('match', item.matchId) }),
    ...(item.rule === undefined ? {} : { rule: item.rule }),
  }
}

/** Items as staff read them, in the same order. Each lookup is one query for all of them. */
export async function itemViews(work: Work, items: readonly Item[]): Promise<ReconciledItemWire[]> {
  const subjects = items.flatMap(({ subject }) => subject ?? [])
  const references = await transferReferences(work, [...new Set(subjects)])
  return items.map((item) => itemLine(work, item, references))
}

/** Breaks as rows of the list. */
export async function breakSummaries(work: Work, items: readonly Item[]): Promise<BreakSummary[]> {
  const { data } = await rulesInForce(work)
  const calendar = await bankingCalendar(work)
  const names = await staffNames(work, [...new Set(items.flatMap(({ staffId }) => staffId ?? []))])
  const approvals = await openApprovals(
    work,
    BREAK_ACTION,
    items.map(({ id }) => id),
  )
  return items.map((item) => {
    const kind = breakKind(item)
    const ageDays = ageInBankingDays(calendar, fromSantiago(item.day, 0), work.now)
    return {
      id: toWireId('break', item.id),
      code: item.code,
      currency: item.currency,
      kind,
      day: item.day,
      ageDays,
      amount: { amount: String(item.amountMinor), currency: item.currency },
      what: item.kind,
      references: item.refs.slice(0, REFERENCES_SHOWN).map((one) => one.slice(0, 100)),
      team: teamFor(data, kind, ageDays),
      ...(item.staffId === undefined
        ? {}
        : { member: { id: toWireId('staff', item.staffId), name: names.get(item.staffId) ?? '' } }),
      waits: approvals.has(item.id),
    }
  })
}

/** The properties that two items have in common. */
function fitsOf(item: Item, other: Item): BreakWire['candidates'][number]['fits'] {
  const isSame = other.side === item.side ? -other.amountMinor : other.amountMinor
  return [
    ...(isSame === item.amountMinor ? (['amount'] as const) : []),
    ...(other.refs.some((ref) => item.refs.includes(ref)) ? (['reference'] as const) : []),
    ...(item.rutIndex !== undefined && other.rutIndex?.equals(item.rutIndex) === true
      ? (['rut'] as const)
      : []),
    ...(daysBetween(item.day, other.day) <= 2 ? (['day'] as const) : []),
  ]
}

/** Who undid a match or voided a statement, as staff read it. */
export const undoneView = (
  { reason, by, confirmedBy, at }: Undoing,
  names: ReadonlyMap<string, string>,
): UndoneWire => ({
  reason: reason.slice(0, 1000),
  by: names.get(by) ?? '',
  ...(confirmedBy === undefined ? {} : { confirmedBy: names.get(confirmedBy) ?? '' }),
  at: at.toISOString(),
})

/** One break with the facts for closing it. Writes the view of the bank's text to the audit trail. */
export async function breakView(work: Work, item: Item): Promise<BreakWire> {
  if (item.detail !== undefined) await work.audit({ action: 'look-at-break', subject: item.id })
  const [summary] = await breakSummaries(work, [item])
  if (summary === undefined) throw new Error(`break ${item.id} is not whole`)
  const others = item.state === 'open' ? await candidatesFor(work, item, CANDIDATES_MAX) : []
  const approval = (await openApprovals(work, BREAK_ACTION, [item.id])).get(item.id)
  const proposal = approval && proposalOf(approval)
  const proposed = proposal === undefined ? [] : await itemsByIds(work, proposal.items)
  const [own, ...lines] = await itemViews(work, [item, ...others, ...proposed])
  if (own === undefined) throw new Error(`break ${item.id} is not whole`)
  const notes = await notesOf(work, item.id)
  const undone = item.state === 'open' ? await latestUndoingOf(work, item.id) : undefined
  const names = await staffNames(work, [
    ...notes.map(({ by }) => by),
    ...[approval?.proposedBy, undone?.by, undone?.confirmedBy].flatMap((one) => one ?? []),
  ])
  const { data } = await rulesInForce(work)
  return {
    ...summary,
    closed: item.state !== 'open',
    item: own,
    candidates: others.flatMap((other, place) => {
      const line = lines[place]
      return line === undefined ? [] : [{ item: line, fits: fitsOf(item, other) }]
    }),
    notes: notes.map(({ words, by, at }) => ({ words, by: names.get(by) ?? '', at: at.toISOString() })),
    handLimit: data.handLimitMinor[item.currency] ?? '0',
    counters: [...countersOf(item)],
    maySuspend: item.state === 'open' && maySuspend(work, item),
    ...(undone === undefined
      ? {}
      : { undone: { ...undoneView(undone, names), matchId: toWireId('match', undone.matchId) } }),
    ...(approval === undefined || proposal === undefined
      ? {}
      : {
          proposal: {
            ...proposalHead(approval, names),
            action: proposal.action,
            ...(proposal.account === undefined ? {} : { account: proposal.account }),
            items: lines.slice(others.length),
          },
        }),
  }
}

/** One match with its items and its undoing. */
export async function matchView(work: Work, id: string): Promise<MatchWire | undefined> {
  const match = await matchFor(work, id)
  const account = match && (await accountsById(work, [match.accountId])).get(match.accountId)
  if (match === undefined || account === undefined) return undefined
  const undone = await undoingOf(work, id)
  const approval = undone === undefined ? await openUndoing(work, id) : undefined
  const people = [
    match.madeBy,
    match.confirmedBy,
    undone?.by,
    undone?.confirmedBy,
    approval?.proposedBy,
  ].flatMap((one) => one ?? [])
  const names = await staffNames(work, [...new Set(people)])
  return {
    id: toWireId('match', id),
    code: account.code,
    currency: account.currency,
    ...(match.rule === undefined ? {} : { rule: match.rule }),
    ...(match.rulesVersion === undefined ? {} : { rulesVersion: match.rulesVersion }),
    ...(match.reason === undefined ? {} : { reason: match.reason.slice(0, 1000) }),
    by: match.madeBy === undefined ? '' : (names.get(match.madeBy) ?? ''),
    ...(match.confirmedBy === undefined ? {} : { confirmedBy: names.get(match.confirmedBy) ?? '' }),
    at: match.madeAt.toISOString(),
    ...(match.bookedMinor === undefined ? {} : { booked: String(match.bookedMinor) }),
    ...(match.journalId === undefined ? {} : { journalId: match.journalId }),
    items: await itemViews(work, await itemsByIds(work, match.itemIds)),
    needsSecond: undoingNeedsSecond(match),
    ...(approval === undefined ? {} : { proposal: proposalHead(approval, names) }),
    ...(undone === undefined ? {} : { undone: undoneView(undone, names) }),
  }
}
