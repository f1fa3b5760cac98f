import { formatDate, formatDateTime, formatRateBothWays, isCurrency, rate } from '@puente/money'
import { stateMessages } from '../../transfers/index.ts'
import type { AccountStatement } from './account-statement.ts'
import type { Letterhead } from '../letterhead.ts'
import { accountMessages as words } from './messages-account.es.ts'
import { amount, countryName, footOf, pesos, type Paper } from '../paper.ts'
import type { StatementLine } from './statement-lines.ts'

/** A cell of two lines, the second in smaller letters. */
export interface PaperCell {
  readonly text: string
  readonly note?: string
}

/** The content of a statement as a document, with all its texts. */
export interface StatementDocument extends Pick<
  Paper,
  'brand' | 'kind' | 'title' | 'folio' | 'issuedAt' | 'issuedAtDate' | 'foot'
> {
  readonly holder: string
  readonly period: string
  /** A row for each group with transfers, and a last one for all. */
  readonly totals: readonly (readonly string[])[]
  /** The amounts that recipients received, one for each currency. */
  readonly received: readonly string[]
  readonly lines: readonly (readonly PaperCell[])[]
}

const bare = (minor: bigint): string => pesos(minor).replace(' CLP', '')

/** The content of a statement with all its lines. */
export function statementPaperOf(
  statement: AccountStatement,
  holder: { readonly kind: 'person' | 'company'; readonly name: string },
  lines: readonly StatementLine[],
  { brandName, publicUrl }: Letterhead,
): StatementDocument {
  const { totals, issuedAt } = statement
  return {
    brand: brandName,
    kind: holder.kind,
    title: words.title,
    folio: statement.folio,
    issuedAt: formatDateTime(issuedAt),
    issuedAtDate: issuedAt,
    holder: holder.name,
    period: words.period(formatDate(statement.from), formatDate(statement.to)),
    totals: [
      ...totals.groups.map((sums) => totalsRow(words.group[sums.group], sums)),
      totalsRow(words.totals.all, totals),
    ],
    received: totals.received.map(amount),
    lines: lines.map(cellsOf),
    foot: {
      ...footOf(statement.code, statement.fingerprint, publicUrl),
      what: words.what,
      legal: words.legal(brandName),
    },
  }
}

const totalsRow = (name: string, sums: Omit<AccountStatement['totals'], 'groups'>): string[] => [
  name,
  String(sums.transfers),
  ...(['orderedMinor', 'feeNetMinor', 'feeIvaMinor', 'refundedMinor'] as const).map((part) =>
    bare(BigInt(sums[part])),
  ),
]

function cellsOf(line: StatementLine): PaperCell[] {
  const { recipient, currency } = line
  const isEarned = line.deliveredAt !== null
  const perUnit = isCurrency(currency)
    ? formatRateBothWays(rate(currency, 'CLP', line.customerRate))
    : undefined
  return [
    { text: formatDate(line.orderedAt), note: line.reference },
    {
      text: recipient.name,
      note: words.paper.account(countryName(recipient.country), recipient.accountEnding),
    },
    {
      text: stateMessages[line.state],
      ...(line.deliveredAt === null ? {} : { note: formatDate(line.deliveredAt) }),
    },
    { text: bare(line.orderedMinor) },
    isEarned ? { text: bare(line.feeNetMinor), note: words.paper.iva(bare(line.feeIvaMinor)) } : { text: '' },
    {
      text: line.receivedMinor === 0n ? '' : amount({ amount: String(line.receivedMinor), currency }),
      ...(perUnit === undefined ? {} : { note: `${perUnit.unit}\n${perUnit.pesos}` }),
    },
    { text: line.refundedMinor === 0n ? '' : bare(line.refundedMinor) },
  ]
}
