import type { TaxDocumentWire, TaxGapsWire, TaxMonthWire } from '@puente/contract/staff'
import { settingKind } from '@puente/contract/staff'
import { balanceAt, postingsOf, statement, type Posting, type StatementLine } from '@puente/ledger'
import { findSetting } from '../../../platform/data/settings.ts'
import type { List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { account, type AccountCode } from '../../books/index.ts'
import { addDays, fromSantiago } from '../../corridors/index.ts'
import { partiesOf } from '../../transfers/index.ts'
import { receiversOf } from './receivers.ts'
import { feeTypeOf, taxDocumentOf, type FeeMovement, type TaxTerms } from './tax-document.ts'
import { taxedTransfers } from './taxed-transfers.store.ts'

const FEE = 'fee-income' satisfies AccountCode
const IVA = 'iva-payable' satisfies AccountCode

/** The instants of a month in Santiago: its first one, and the first one after it. */
export function monthOf(month: string): { readonly from: Date; readonly to: Date } {
  const first = `${month}-01`
  return { from: fromSantiago(first, 0), to: fromSantiago(`${addDays(first, 31).slice(0, 7)}-01`, 0) }
}

/** A posted line of the fee account. */
type FeeLine = Pick<StatementLine, 'version' | 'journal' | 'subject' | 'recordedAt'>

/**
 * The lines of a month that need a document, in the order of the books: every change of the account of earned fees and
 * nothing else, so that the documents always add up to the books.
 */
export const feeLines: List<string, FeeLine> = {
  name: 'tax-documents',
  keyOf: ({ version }) => [String(version)],
  read: async (work, month, after, limit) => {
    const found: FeeLine[] = []
    let next = after === undefined ? undefined : BigInt(after[0] ?? '0')
    do {
      const page = await statement(work, account(FEE, 'CLP'), {
        ...monthOf(month),
        limit: 2 * limit,
        ...(next === undefined ? {} : { after: next }),
      })
      found.push(...page.lines.filter(({ postedMinor }) => postedMinor !== 0n))
      next = page.next
    } while (next !== undefined && found.length < limit)
    return found.slice(0, limit)
  },
}

/** The terms in force when a fee was earned, so that a later version changes no document. */
async function taxTerms(work: Work, at: Date): Promise<TaxTerms> {
  const found = await findSetting(work, settingKind.taxDocuments, 'default', at)
  if (found === undefined) throw new Error(`no tax terms are in force at ${at.toISOString()}`)
  return { invoiceFromUsdCents: BigInt(found.data.invoiceFromUsdCents) }
}

/** The documents of fee lines. Each lookup is one query for all of them. */
export async function taxDocuments(work: Work, lines: readonly FeeLine[]): Promise<TaxDocumentWire[]> {
  const ids = [...new Set(lines.map(({ subject }) => subject))]
  const movements = Map.groupBy(
    movementsOf(await postingsOf(work, ids, { codes: [FEE, IVA], owner: null, currency: 'CLP' })),
    ({ transferId }) => transferId,
  )
  const transfers = await taxedTransfers(work, ids)
  const parties = await partiesOf(work, ids)
  const sent = [...transfers].flatMap(([id, { customerId }]) => {
    const originator = parties.get(id)?.originator
    return originator === undefined ? [] : [{ id, customerId, originator }]
  })
  const receivers = await receiversOf(work, sent)
  const documents = lines.map(async ({ journal, subject, recordedAt }) => {
    const ofTransfer = movements.get(subject) ?? []
    const movement = ofTransfer.find((one) => one.journal === journal)
    const transfer = transfers.get(subject)
    const originator = parties.get(subject)?.originator
    if (movement === undefined || transfer === undefined || originator === undefined)
      throw new Error(`journal ${journal} is about no transfer`)
    const earned = ofTransfer.find(({ netMinor }) => netMinor > 0n)
    const terms = await taxTerms(work, (earned ?? movement).at)
    return taxDocumentOf(
      { ...movement, at: recordedAt },
      { ...transfer, originator, ...receivers.get(subject) },
      terms,
      earned,
    )
  })
  return Promise.all(documents)
}

/** The sums of fee and IVA of each journal. */
function movementsOf(postings: readonly Posting[]): FeeMovement[] {
  return [...Map.groupBy(postings, ({ journal }) => journal).values()].flatMap((ofJournal) => {
    const [first] = ofJournal
    const of = (code: string) => ofJournal.find((one) => one.code === code)?.creditMinor ?? 0n
    return first === undefined
      ? []
      : {
          journal: first.journal,
          transferId: first.subject,
          at: first.recordedAt,
          netMinor: of(FEE),
          ivaMinor: of(IVA),
        }
  })
}

/** The change of the accounts of fees and IVA in a month, from their balances before it and at its end. */
export async function taxMonth(work: Work, month: string): Promise<TaxMonthWire> {
  const { from, to } = monthOf(month)
  const until = to < work.now ? to : work.now
  const moved = async (code: AccountCode): Promise<bigint> => {
    if (until <= from) return 0n
    const at = async (moment: Date) =>
      (await balanceAt(work, account(code, 'CLP'), new Date(moment.getTime() - 1))).postedMinor
    return (await at(to)) - (await at(from))
  }
  const net = await moved(FEE)
  const iva = await moved(IVA)
  return {
    month,
    netMinor: String(net),
    ivaMinor: String(iva),
    totalMinor: String(net + iva),
    until: until.toISOString(),
  }
}

/** The lines among these whose fees need an invoice. Decrypts nothing: of many fees, few need one. */
async function invoiceLines(work: Work, lines: readonly FeeLine[]): Promise<FeeLine[]> {
  const transfers = await taxedTransfers(work, [...new Set(lines.map(({ subject }) => subject))])
  const needs = lines.map(async ({ subject, recordedAt }) => {
    const transfer = transfers.get(subject)
    if (transfer === undefined) throw new Error(`fee of ${subject}, which is no transfer`)
    const { kind, usdCents } = transfer
    return feeTypeOf({ originator: { kind }, usdCents }, await taxTerms(work, recordedAt)) === '33'
  })
  const isInvoice = await Promise.all(needs)
  return lines.filter((_, at) => isInvoice[at])
}

const GAPS_BATCH = 1000

/** How many invoices of a month lack data of their receiver that the tax service requires. */
export async function taxGaps(work: Work, month: string): Promise<TaxGapsWire> {
  const found = { invoices: 0, incomplete: 0, withoutActivity: 0, withoutAddress: 0, withoutComuna: 0 }
  let after: readonly string[] | undefined
  for (;;) {
    const lines: readonly FeeLine[] = await feeLines.read(work, month, after, GAPS_BATCH)
    for (const { type, receiver } of await taxDocuments(work, await invoiceLines(work, lines))) {
      if (type !== '33') continue
      const { activity, address, comuna } = receiver ?? {}
      found.invoices += 1
      if (activity === undefined || address === undefined || comuna === undefined) found.incomplete += 1
      if (activity === undefined) found.withoutActivity += 1
      if (address === undefined) found.withoutAddress += 1
      if (comuna === undefined) found.withoutComuna += 1
    }
    const last = lines.at(-1)
    if (last === undefined || lines.length < GAPS_BATCH) return { month, ...found }
    after = feeLines.keyOf(last)
  }
}
