import { sql, type Tx } from '@puente/postgres'

/** One line of the audit trail as it is kept. */
export interface AuditRow {
  readonly id: string
  readonly actor: string
  readonly action: string
  readonly subject: string | null
  readonly outcome: string
  readonly requestId: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
}

/** Writes lines of the audit trail in the transaction of what they tell. */
export async function insertAuditLines(tx: Tx, at: Date, lines: readonly AuditRow[]): Promise<void> {
  if (lines.length === 0) return
  await tx.run(sql`
    insert into platform.audit (id, at, actor, action, subject, outcome, request_id, facts)
    select (line->>'id')::uuid, ${at}, line->>'actor', line->>'action', line->>'subject', line->>'outcome',
           line->>'requestId', line->'facts'
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as listed(line, position)
    order by position`)
}
