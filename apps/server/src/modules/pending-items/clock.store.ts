import type { PendingKind } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** The rule's clock value up to which all subjects are settled. Locks it. */
export async function clockValue(work: Work, kind: PendingKind): Promise<string | undefined> {
  const row = await work.tx.maybe<{ seen: string }>(sql`
    select seen from pending_items.clock where kind = ${kind} for update`)
  return row?.seen
}

/** Records the rule's clock value up to which all subjects are settled. */
export async function storeClockValue(work: Work, kind: PendingKind, seen: string): Promise<void> {
  await work.tx.run(sql`
    insert into pending_items.clock (kind, seen) values (${kind}, ${seen})
    on conflict (kind) do update set seen = excluded.seen`)
}
