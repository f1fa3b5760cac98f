import type { List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { partiesOf, type Parties } from '../transfers/index.ts'
import { lineRows, type LineRow, type Scope } from './statement-lines.store.ts'

/** A line with whom the money goes to. */
export interface StatementLine extends LineRow {
  readonly recipient: Pick<Parties['beneficiary'], 'name' | 'country' | 'accountEnding'>
}

/** Every transfer of a scope, the one ordered first first. */
export const statementLines: List<Scope, LineRow> = {
  name: 'statement-lines',
  keyOf: ({ orderedAt, id }) => [orderedAt.toISOString(), id],
  read: lineRows,
}

/** Names the recipients of lines, in one question for all. */
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
