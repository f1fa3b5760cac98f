import type { TypedInstant } from '@puente/contract/staff'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A draft of a setting by a member of staff, not proposed yet. */
export interface Draft {
  readonly data: Readonly<Record<string, unknown>>
  readonly note: string
  readonly inForceFrom: Date | undefined
  /** The instant as typed; undefined where only `inForceFrom` is known. */
  readonly typedFrom: TypedInstant | undefined
  readonly basedOn: number
  readonly updatedAt: Date
}

export async function draftOf(
  work: Work,
  kind: string,
  key: string,
  author: string,
): Promise<Draft | undefined> {
  const row = await work.tx.maybe<Stored<Draft>>(sql`
    select data, note, in_force_from, typed_from, based_on, updated_at from settings.draft
    where kind = ${kind} and key = ${key} and author = ${author}`)
  return row && fromStored(row)
}

export async function saveDraft(
  work: Work,
  kind: string,
  key: string,
  author: string,
  draft: Omit<Draft, 'updatedAt'>,
): Promise<void> {
  await work.tx.run(sql`
    insert into settings.draft (kind, key, author, data, note, in_force_from, typed_from, based_on, updated_at)
    values (${kind}, ${key}, ${author}, ${JSON.stringify(draft.data)}, ${draft.note}, ${draft.inForceFrom ?? null},
            ${draft.typedFrom === undefined ? null : JSON.stringify(draft.typedFrom)}, ${draft.basedOn}, ${work.now})
    on conflict (kind, key, author) do update set data = excluded.data, note = excluded.note,
      in_force_from = excluded.in_force_from, typed_from = excluded.typed_from, based_on = excluded.based_on,
      updated_at = excluded.updated_at`)
}

/** Makes this the draft of its author, unless there is a draft already. */
export async function beginDraft(
  work: Work,
  kind: string,
  key: string,
  author: string,
  draft: Omit<Draft, 'updatedAt' | 'typedFrom'>,
): Promise<void> {
  await work.tx.run(sql`
    insert into settings.draft (kind, key, author, data, note, in_force_from, based_on, updated_at)
    values (${kind}, ${key}, ${author}, ${JSON.stringify(draft.data)}, ${draft.note}, ${draft.inForceFrom ?? null},
            ${draft.basedOn}, ${work.now})
    on conflict do nothing`)
}

export async function deleteDraft(work: Work, kind: string, key: string, author: string): Promise<void> {
  await work.tx.run(
    sql`delete from settings.draft where kind = ${kind} and key = ${key} and author = ${author}`,
  )
}
