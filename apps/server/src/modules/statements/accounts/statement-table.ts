import { formatDate, formatDateTime } from '@puente/money'
import type { Actor } from '../../../platform/actor.ts'
import { amountCell, pesosCell, type Cell, type Table } from '../../../platform/lists/cells.ts'
import { batchesOf } from '../../../platform/lists/list.ts'
import type { Sheet } from '../../../platform/lists/xlsx.ts'
import type { Runtime } from '../../../platform/work.ts'
import { stateMessages } from '../../transfers/index.ts'
import type { AccountStatement } from './account-statement.ts'
import type { Letterhead } from '../letterhead.ts'
import { accountMessages as words } from './messages-account.es.ts'
import { countryName, footOf } from '../paper.ts'
import { statementLines, withRecipients, type StatementLine } from './statement-lines.ts'

/** One column: heading, width in characters, the cell of a line, and the total if it has one. */
interface Column {
  readonly heading: string
  readonly width: number
  readonly cell: (line: StatementLine) => Cell
  readonly total?: (totals: AccountStatement['totals']) => Cell
}

const { columns: headings } = words
const earned = (line: StatementLine, minor: bigint): Cell =>
  line.deliveredAt === null ? undefined : pesosCell(minor)
const total = (part: 'orderedMinor' | 'feeNetMinor' | 'feeIvaMinor' | 'refundedMinor') => ({
  total: (totals: AccountStatement['totals']): Cell => pesosCell(BigInt(totals[part])),
})

const columns: readonly Column[] = [
  {
    heading: headings.ordered,
    width: 16,
    cell: ({ orderedAt }) => ({ at: orderedAt }),
    total: () => words.totals.all,
  },
  {
    heading: headings.reference,
    width: 12,
    cell: ({ reference }) => reference,
    total: ({ transfers }) => ({ count: transfers }),
  },
  { heading: headings.state, width: 20, cell: ({ state }) => stateMessages[state] },
  { heading: headings.recipient, width: 30, cell: ({ recipient }) => recipient.name },
  { heading: headings.country, width: 16, cell: ({ recipient }) => countryName(recipient.country) },
  { heading: headings.account, width: 10, cell: ({ recipient }) => recipient.accountEnding },
  {
    heading: headings.amount,
    width: 14,
    cell: ({ orderedMinor }) => pesosCell(orderedMinor),
    ...total('orderedMinor'),
  },
  {
    heading: headings.feeNet,
    width: 12,
    cell: (line) => earned(line, line.feeNetMinor),
    ...total('feeNetMinor'),
  },
  {
    heading: headings.feeIva,
    width: 12,
    cell: (line) => earned(line, line.feeIvaMinor),
    ...total('feeIvaMinor'),
  },
  {
    heading: headings.converted,
    width: 14,
    cell: (line) => earned(line, line.orderedMinor - line.feeNetMinor - line.feeIvaMinor),
  },
  { heading: headings.rate, width: 16, cell: ({ customerRate }) => ({ rate: customerRate }) },
  { heading: headings.midRate, width: 16, cell: ({ midRate }) => ({ rate: midRate }) },
  { heading: headings.spread, width: 12, cell: (line) => earned(line, line.spreadMinor) },
  {
    heading: headings.promised,
    width: 16,
    cell: ({ receiveMinor, currency }) => amountCell(receiveMinor, currency),
  },
  {
    heading: headings.received,
    width: 16,
    cell: ({ receivedMinor, currency }) =>
      receivedMinor === 0n ? undefined : amountCell(receivedMinor, currency),
  },
  { heading: headings.currency, width: 8, cell: ({ currency }) => currency },
  {
    heading: headings.delivered,
    width: 16,
    cell: ({ deliveredAt }) => (deliveredAt === null ? undefined : { at: deliveredAt }),
  },
  {
    heading: headings.refunded,
    width: 14,
    cell: ({ refundedMinor }) => (refundedMinor === 0n ? undefined : pesosCell(refundedMinor)),
    ...total('refundedMinor'),
  },
]

/** Every line of a statement, in batches, each read in a short work of its own. */
export const linesOf = (
  runtime: Runtime,
  actor: Actor,
  statement: AccountStatement,
): AsyncGenerator<readonly StatementLine[]> =>
  batchesOf(runtime, actor, statementLines, statement, withRecipients)

/** The statement as a table, with a last row of totals. */
export function statementTable(runtime: Runtime, actor: Actor, statement: AccountStatement): Table {
  return {
    headings: columns.map(({ heading }) => heading),
    rows: (async function* () {
      for await (const lines of linesOf(runtime, actor, statement))
        yield lines.map((line) => columns.map(({ cell }) => cell(line)))
      yield [columns.map((column) => column.total?.(statement.totals))]
    })(),
  }
}

/** The sheets of its workbook: lines, totals, and how to verify it. */
export const statementSheets = (
  runtime: Runtime,
  actor: Actor,
  statement: AccountStatement,
  letterhead: Letterhead,
): Sheet[] => [
  {
    name: words.sheet,
    widths: columns.map(({ width }) => width),
    ...statementTable(runtime, actor, statement),
  },
  { name: words.summary, widths: [28, 20, 18, 18, 14, 18], ...summaryTable(statement, letterhead) },
]

function summaryTable({ totals, ...statement }: AccountStatement, letterhead: Letterhead): Table {
  const { code, url } = footOf(statement.code, statement.fingerprint, letterhead.publicUrl)
  const row = (name: string, sums: Omit<AccountStatement['totals'], 'groups'>): Cell[] => [
    name,
    { count: sums.transfers },
    ...(['orderedMinor', 'feeNetMinor', 'feeIvaMinor', 'refundedMinor'] as const).map((part) =>
      pesosCell(BigInt(sums[part])),
    ),
  ]
  const { group, transfers, ordered, fee, iva, refunded, all } = words.totals
  return {
    headings: [group, transfers, ordered, fee, iva, refunded],
    rows: (async function* () {
      yield [
        ...totals.groups.map((sums) => row(words.group[sums.group], sums)),
        row(all, totals),
        ...totals.received.map(({ amount, currency }): Cell[] => [
          `${words.received} (${currency})`,
          amountCell(BigInt(amount), currency),
        ]),
        [],
        [words.facts.brand, letterhead.brandName],
        [words.facts.folio, statement.folio],
        [words.facts.from, formatDate(statement.from)],
        [words.facts.to, formatDate(statement.to)],
        [words.facts.issuedAt, formatDateTime(statement.issuedAt)],
        [words.facts.code, code],
        [words.facts.url, url],
      ]
    })(),
  }
}
