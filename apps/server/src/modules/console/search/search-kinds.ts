import { mayCall, toWireId, type StaffRole } from '@puente/contract'
import { staffEndpoints, type FoundKind } from '@puente/contract/staff'
import { plainWords } from '../../../platform/data/indexes/search-index.ts'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { everyStaffAccount } from '../../access/index.ts'
import { receivableReferred } from '../../payins/index.ts'
import { customerRows } from '../customers/customers.store.ts'
import * as cases from './search-cases.store.ts'
import * as lines from './search-lines.ts'
import { readAccounts, readCloses, readMembers } from './search-records.ts'
import { CUSTOMERS_READ, type Meaning } from './search-meaning.ts'
import * as store from './search.store.ts'

type Read = List<Meaning, lines.FoundRow>['read']

/** A kind of result: who finds it, and how a page of it is read. */
export interface SearchedKind {
  readonly may: (role: StaffRole) => boolean
  readonly list: List<Meaning, lines.FoundRow>
}

const searched = (kind: FoundKind, may: SearchedKind['may'], read: Read): SearchedKind => ({
  may,
  list: { name: `search-${kind}`, keyOf: ({ key }) => key, read },
})

const everyone = () => true
const pesosOf = ({ amounts }: Meaning): bigint | undefined =>
  amounts.find(({ currency }) => currency === 'CLP')?.minor

async function readCustomers(work: Work, meaning: Meaning, after: Key | undefined, limit: number) {
  const { customers, newestCustomers } = meaning
  const isRead = after === undefined && limit <= CUSTOMERS_READ
  const rows = isRead ? newestCustomers.slice(0, limit) : await customerRows(work, customers, after, limit)
  return lines.customerLines(work, rows)
}

async function readTransfers(work: Work, meaning: Meaning, after: Key | undefined, limit: number) {
  const { reference, amounts } = meaning
  if (reference !== undefined) {
    const found = await store.transfersReferred(work, reference, after, limit)
    return (await lines.transferLines(work, found)).map(({ found: one }) => ({
      key: [one.title],
      found: one,
    }))
  }
  if (amounts.length === 0) return []
  return lines.transferLines(work, await store.transfersOfAmount(work, amounts, after, limit), amounts)
}

const byCredit = (one: store.FoundPayin, other: store.FoundPayin): number =>
  other.creditedAt.getTime() - one.creditedAt.getTime() || (one.id < other.id ? 1 : -1)

/** Payments by payer and by amount, the last credited first. */
async function readPayins(work: Work, meaning: Meaning, after: Key | undefined, limit: number) {
  const found = new Map<string, store.FoundPayin>()
  for (const hashes of meaning.payers)
    for (const one of await store.payinsOfPayer(work, hashes, after, limit)) found.set(one.id, one)
  const minor = pesosOf(meaning)
  if (minor !== undefined)
    for (const one of await store.payinsOfAmount(work, minor, after, limit)) found.set(one.id, one)
  return lines.payinLines(work, [...found.values()].toSorted(byCredit).slice(0, limit))
}

const mayReadPayins = (role: StaffRole): boolean => mayCall(staffEndpoints.getPayin, role)

/** Payments with a reference, for every role; others by payer and amount, for those who read payments. */
const readPayments =
  (reads: boolean): Read =>
  async (work, meaning, after, limit) => {
    const { paymentReference } = meaning
    const referred =
      after === undefined && paymentReference !== undefined
        ? await store.paymentsReferred(work, paymentReference)
        : []
    if (referred.length > 0) return lines.paymentLines(referred).slice(0, limit)
    // The key of a payment found by its reference has no instant: there is nothing after those.
    const isReferred = after !== undefined && after.length === 1
    return reads && !isReferred ? readPayins(work, meaning, after, limit) : []
  }

/** Recipients by account and by name. */
async function readRecipients(work: Work, meaning: Meaning, after: Key | undefined, limit: number) {
  const { accountEnding, recipients } = meaning
  const found = [
    ...(accountEnding === undefined ? [] : await store.recipientsEnding(work, accountEnding, after, limit)),
    ...(recipients === undefined ? [] : await store.recipientsNamed(work, recipients, after, limit)),
  ]
  const distinct = [...new Map(found.map((one) => [one.id, one])).values()]
  return lines.recipientLines(
    work,
    distinct.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit),
  )
}

async function readThreads(work: Work, meaning: Meaning, after: Key | undefined, limit: number) {
  const { folio, customerIds } = meaning
  if (folio !== undefined) {
    const found = after === undefined ? await store.threadsReferred(work, { folio }) : []
    if (found.length > 0) return lines.threadLines(work, found)
  }
  if (customerIds.length === 0) return []
  return lines.threadLines(work, await store.threadsOfCustomers(work, customerIds, after, limit))
}

async function readDocuments(
  work: Work,
  { customerIds }: Meaning,
  after: Key | undefined,
  limit: number,
): Promise<lines.FoundRow[]> {
  if (customerIds.length === 0) return []
  return lines.documentLines(work, await cases.documentsOfCustomers(work, customerIds, after, limit))
}

/** Returns the debt with the typed reference if the text is a reference of debts, otherwise the money in suspense of the typed amount. */
async function readCases(
  work: Work,
  meaning: Meaning,
  after: Key | undefined,
  limit: number,
): Promise<lines.FoundRow[]> {
  const { debtReference } = meaning
  if (debtReference !== undefined) {
    const debt = after === undefined ? await receivableReferred(work, debtReference) : undefined
    return debt === undefined ? [] : [lines.debtLine(debt)]
  }
  const minor = pesosOf(meaning)
  return minor === undefined
    ? []
    : lines.suspenseLines(work, await cases.suspenseOfAmount(work, minor, after, limit))
}

/** Staff whose name has a word that begins with each typed word, or whose e-mail begins with the text. */
async function readStaff(
  work: Work,
  { words }: Meaning,
  after: Key | undefined,
  limit: number,
): Promise<lines.FoundRow[]> {
  if (words === undefined) return []
  const typed = plainWords(words)
  const email = words.toLowerCase()
  const isMeant = (name: string, address: string): boolean => {
    const own = plainWords(name)
    return (
      address.toLowerCase().startsWith(email) ||
      (typed.length > 0 && typed.every((word) => own.some((one) => one.startsWith(word))))
    )
  }
  return (await everyStaffAccount(work))
    .filter(
      ({ id, name, email: address }) =>
        (after === undefined || id < (after[0] ?? '')) && isMeant(name, address),
    )
    .slice(0, limit)
    .map(({ id, name, email: address, role }) => ({
      key: [id],
      found: { kind: 'staff', id: toWireId('staff', id), title: name, detail: address, about: role },
    }))
}

/** The kinds that a text finds. Proposals and decisions are found by their ids only. */
export const searchedKinds = (role: StaffRole): Readonly<Partial<Record<FoundKind, SearchedKind>>> => ({
  customer: searched('customer', everyone, readCustomers),
  transfer: searched('transfer', everyone, readTransfers),
  payment: searched('payment', everyone, readPayments(mayReadPayins(role))),
  recipient: searched('recipient', everyone, readRecipients),
  member: searched('member', everyone, readMembers),
  account: searched('account', (one) => mayCall(staffEndpoints.getPayerAccount, one), readAccounts),
  close: searched('close', (one) => mayCall(staffEndpoints.getCloseRecord, one), readCloses),
  case: searched('case', (one) => mayCall(staffEndpoints.getSuspense, one), readCases),
  thread: searched('thread', (one) => mayCall(staffEndpoints.getThread, one), readThreads),
  document: searched('document', (one) => mayCall(staffEndpoints.takeDocument, one), readDocuments),
  staff: searched('staff', (one) => mayCall(staffEndpoints.getStaffMember, one), readStaff),
})
