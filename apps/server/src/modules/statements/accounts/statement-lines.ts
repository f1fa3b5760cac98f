import type { List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { partiesOf, type Parties } from '../../transfers/index.ts'
import { lineRows, type LineRow, type Scope } from './statement-lines.store.ts'

/** A line with the name of its recipient. */
export interface StatementLine extends LineRow {
  readonly recipient: Pick<Parties['beneficiary'], 'name' | 'country' | 'accountEnding'>
}

/** Every transfer of a scope, in the order of the orders. */
export const statementLines: List<Scope, LineRow> = {
  name: 'statement-lines',
  keyOf: ({ orderedAt, id }) => [orderedAt.toISOString(), id],
  read: lineRows,
}

/** Adds the recipients' names to lines, with one query for all. */
export async function withRecipients(work: Work, rows: readonly LineRow[]): Promise<StatementLine[]> {
  const parties = await partiesOf(
    work,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const beneficiary = parties.get(row.id)?.beneficiary
    if (beneficiary === undefined) throw new Error(`transfer ${row.id} has no parties`)
    const { name, country, accountEnding } = beneficiary
    return { ...row, recipient: { name, country, accountEnding } }
  })
}
