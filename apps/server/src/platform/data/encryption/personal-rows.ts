import { sql } from '@puente/postgres'
import type { Actor } from '../../actor.ts'
import type { Runtime, Work } from '../../work.ts'
import { boundName, type EncryptedColumn } from './personal-data.ts'

/** A table with rows about people, declared once: whose each row is, and the columns that its person may read. */
export interface PersonalTable {
  /** With its schema: 'access.user_device'. */
  readonly table: string
  /** The column that names the owner, or the row of `through` that does. */
  readonly owner: string
  /** A table whose rows name the owner: its key, and its column with the owner. */
  readonly through?: { readonly table: string; readonly key: string; readonly owner: string }
  /** A unique column, by which the rows are ordered. */
  readonly order: string
  readonly columns: readonly string[]
}

/** A row as plain values: texts decrypted, instants and numbers as text. */
export type PersonalRow = Readonly<Record<string, unknown>>

const BATCH = 250

interface Found {
  readonly key: string
  readonly data: Readonly<Record<string, unknown>>
  readonly bindings: readonly string[]
}

/** The rows of a table for one owner after a key, with the values that their encrypted columns are bound to. */
const found = (
  work: Work,
  { table, owner, through, order, columns }: PersonalTable,
  id: string,
  bound: readonly string[],
  page: { readonly after: string | undefined; readonly most: number },
): Promise<Found[]> =>
  work.tx.many<Found>(sql`
    select key, data, bindings from platform.personal_rows(
      ${table}::text::regclass, ${owner}, ${through?.table ?? null}::text::regclass, ${through?.key ?? null},
      ${through?.owner ?? null}, ${id}::uuid, ${order}, ${columns}::text[], ${bound}::text[],
      ${page.after ?? null}, ${page.most})`)

const COUNTED_MAX = 100_000

/** The number of rows of one owner, exact up to 100,000. */
export const countPersonalRows = async (work: Work, table: PersonalTable, id: string): Promise<number> =>
  (await found(work, { ...table, columns: [table.order] }, id, [], { after: undefined, most: COUNTED_MAX }))
    .length

/** Texts of structured columns as the structures that they are. */
function opened(text: string): unknown {
  return /^[[{]/.test(text) ? (JSON.parse(text) as unknown) : text
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+[+-]\d{2}:\d{2}$/

/** Instants in UTC with milliseconds; amounts as text, which is exact. */
function plain(column: string, value: unknown): unknown {
  if (typeof value === 'string' && INSTANT.test(value)) return new Date(value).toISOString()
  return typeof value === 'number' && /_(minor|cents)$/.test(column) ? String(value) : value
}

const PREFIX = String.raw`\x`

/** The bytes of a bytea value in JSON. */
const bytesOf = (value: unknown): Buffer[] =>
  typeof value === 'string' ? [Buffer.from(value.slice(PREFIX.length), 'hex')] : []

async function batchOf(
  work: Work,
  table: PersonalTable,
  id: string,
  encrypted: readonly EncryptedColumn[],
  after: string | undefined,
): Promise<readonly { readonly key: string; readonly row: PersonalRow }[]> {
  const secret = encrypted.filter((one) => one.table === table.table && table.columns.includes(one.column))
  const bound = secret.map(({ row }) => row)
  const rows = await found(work, table, id, bound, { after, most: BATCH })
  // Encrypted values arrive as texts in JSON, so their keys are loaded here.
  await work.vault.load(rows.flatMap(({ data }) => secret.flatMap(({ column }) => bytesOf(data[column]))))
  return rows.map(({ key, data, bindings }) => ({
    key,
    row: Object.fromEntries(
      table.columns.flatMap((column) => {
        const value = data[column]
        const place = secret.findIndex((one) => one.column === column)
        const of = secret[place]
        if (value === null || value === undefined) return []
        if (of === undefined) return [[column, plain(column, value)]]
        const [bytes] = bytesOf(value)
        if (bytes === undefined) throw new Error(`${table.table}.${column} is not encrypted`)
        return [[column, opened(work.vault.decrypt(boundName(of), bytes, bindings[place] ?? ''))]]
      }),
    ),
  }))
}

/** All rows of one owner in batches, each read in a short work of its own. */
export async function* personalRows(
  runtime: Runtime,
  actor: Actor,
  table: PersonalTable,
  id: string,
  encrypted: readonly EncryptedColumn[],
): AsyncGenerator<readonly PersonalRow[]> {
  let after: string | undefined
  for (;;) {
    const batch = await runtime.work(actor, (work) => batchOf(work, table, id, encrypted, after))
    if (batch.length > 0) yield batch.map(({ row }) => row)
    after = batch.at(-1)?.key
    if (batch.length < BATCH) return
  }
}
