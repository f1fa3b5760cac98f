import { toWireId } from '@puente/contract'
import type { JournalWire, LedgerAccountWire, LedgerEntryWire } from '@puente/contract/staff'
import type { AccountRef, RecordedJournal, CurrentAccount, StatementLine } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { journalLine } from '../books/index.ts'
import { transferReferences } from './aged.store.ts'

/** The transfer or payment of a ledger entry, if any. */
type Whose = Pick<LedgerEntryWire, 'transferId' | 'transferReference' | 'paymentId'>

/** Kinds of journals about the operator's own money, which belong to no transfer or payment. */
const OF_OPERATOR = /^(sweep|capital|nostro)-/

/** An entry without a transfer belongs to a payment, or to the operator. */
function whoseIs(subject: string, kind: string, references: ReadonlyMap<string, string>): Whose {
  const reference = references.get(subject)
  if (reference !== undefined)
    return { transferId: toWireId('transfer', subject), transferReference: reference }
  return OF_OPERATOR.test(kind) ? {} : { paymentId: toWireId('payment', subject) }
}

/** The owner of an account: the transfer or debtor with its id, or the operator. */
export function ownerLine(
  { owner }: Pick<AccountRef, 'owner'>,
  references: ReadonlyMap<string, string>,
): Pick<LedgerAccountWire, 'owner' | 'transferId' | 'transferReference'> {
  if (owner === null) return {}
  const reference = references.get(owner)
  return reference === undefined
    ? { owner }
    : { owner, transferId: toWireId('transfer', owner), transferReference: reference }
}

/** Accounts as rows of the list, with their owners in one query. */
export async function accountViews(
  work: Work,
  accounts: readonly CurrentAccount[],
): Promise<LedgerAccountWire[]> {
  const references = await transferReferences(
    work,
    accounts.flatMap(({ owner }) => owner ?? []),
  )
  return accounts.map((account) => ({
    code: account.code,
    currency: account.currency,
    ...ownerLine(account, references),
    balance: String(account.postedMinor),
    pendingDebits: String(account.pendingDebitMinor),
    pendingCredits: String(account.pendingCreditMinor),
    openedAt: account.openedAt.toISOString(),
  }))
}

/** Entries of one account as lines of its statement, with their subjects in one query. */
export async function entryViews(work: Work, lines: readonly StatementLine[]): Promise<LedgerEntryWire[]> {
  const references = await transferReferences(
    work,
    lines.map(({ subject }) => subject),
  )
  return lines.map((line) => ({
    id: String(line.version),
    journalId: line.journal,
    kind: line.kind,
    ...(line.reason === null ? {} : { reason: line.reason.slice(0, 200) }),
    ...whoseIs(line.subject, line.kind, references),
    effectiveAt: line.effectiveAt.toISOString(),
    recordedAt: line.recordedAt.toISOString(),
    action: line.action,
    side: line.side,
    amount: String(line.postedMinor),
    held: String(line.pendingMinor),
    balance: String(line.balanceMinor),
    counter: {
      code: line.counter.code,
      currency: line.counter.currency,
      ...(line.counter.owner === null ? {} : { owner: line.counter.owner }),
    },
  }))
}

/** One journal with its subject. */
export async function journalView(work: Work, journal: RecordedJournal): Promise<JournalWire> {
  const references = await transferReferences(work, [journal.subject])
  return {
    ...journalLine(journal),
    ...whoseIs(journal.subject, journal.kind, references),
    ...(journal.reason === null ? {} : { reason: journal.reason.slice(0, 200) }),
    effectiveAt: journal.effectiveAt.toISOString(),
  }
}
