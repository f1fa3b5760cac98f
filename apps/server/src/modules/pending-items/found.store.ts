import type { PendingKind } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** Number of open items of one kind that contradict the facts, by what is wrong. */
export interface Found {
  readonly missing: number
  readonly superfluous: number
  readonly different: number
}

/** Stores what was found of a kind, in place of the earlier result. */
export async function storeReconcilerResult(
  work: Work,
  kind: PendingKind,
  { missing, superfluous, different }: Found,
): Promise<void> {
  await work.tx.run(sql`
    insert into pending_items.found (kind, looked_at, missing, superfluous, different)
    values (${kind}, ${work.now}, ${missing}, ${superfluous}, ${different})
    on conflict (kind) do update set looked_at = excluded.looked_at, missing = excluded.missing,
      superfluous = excluded.superfluous, different = excluded.different`)
}

/** The last result of every kind. */
export const lastReconcilerResult = (work: Work): Promise<(Found & { readonly kind: PendingKind })[]> =>
  work.tx.many(sql`select kind, missing, superfluous, different from pending_items.found`)
