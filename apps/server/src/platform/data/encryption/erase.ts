import type { RetentionClass } from '@puente/contract/staff'
import type { Work } from '../../work.ts'
import { composed } from '../composed.ts'
import { boundName, isEncrypted, type EncryptedColumn, type PersonalColumn } from './personal-data.ts'

/** Whose rows: ids of one customer, of users who act for nobody else, and of the customer's transfers. */
export interface OwnerIds {
  readonly customer: readonly string[]
  readonly user: readonly string[]
  readonly transfer: readonly string[]
}

/** Which rows of a class: those of owners, or those of nobody; with `before`, only rows from before that instant. */
export interface Scope {
  readonly dataClass: RetentionClass
  readonly owners: OwnerIds | 'nobody'
  readonly before: Date | undefined
}

/** Columns of one table that end in one statement. */
interface Group {
  readonly table: string
  readonly columns: readonly PersonalColumn[]
}

const BATCH = 500

function groupsOf(columns: readonly PersonalColumn[], { dataClass, owners }: Scope): Group[] {
  const chosen = columns.filter((column) =>
    owners === 'nobody'
      ? column.unowned?.dataClass === dataClass
      : column.dataClass === dataClass && column.of !== undefined,
  )
  const tables = [...new Set(chosen.map(({ table }) => table))]
  return tables.map((table) => ({ table, columns: chosen.filter((one) => one.table === table) }))
}

/** The condition under which a column still has its value. An erased value names its key with a `~` at the end. */
function remains(column: PersonalColumn): string {
  const { column: name, ends } = column
  if (ends === 'row') return 'true'
  if (ends === undefined) throw new Error(`${column.table}.${name} states no ending`)
  if ('sql' in ends)
    return ends.sql === 'null' ? `${name} is not null` : `${name} is distinct from ${ends.sql}`
  return `(${name} is not null and get_byte(${name}, get_byte(${name}, 0) & 127) <> 126)`
}

interface Condition {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The rows of a group that are in the scope and not erased yet. */
function conditionOf({ columns }: Group, { owners, before }: Scope): Condition {
  const [first] = columns
  const parts: string[] = []
  const values: unknown[] = []
  if (owners === 'nobody') parts.push(first?.unowned?.where ?? 'false')
  else {
    const of = (['customer', 'user', 'transfer'] as const).flatMap((kind) => {
      const id = first?.of?.[kind]
      if (id === undefined) return []
      const pieces = (id.includes('$ids') ? id : `${id} = any($ids)`).split('$ids')
      values.push(...pieces.slice(1).map(() => owners[kind]))
      return [pieces.join('?::uuid[]')]
    })
    parts.push(`(${of.join(' or ')})`)
  }
  if (first?.only !== undefined) parts.push(first.only)
  const at = owners === 'nobody' ? first?.unowned?.at : first?.at
  if (before !== undefined) {
    if (at === undefined) throw new Error(`${first?.table} states no instant of its rows`)
    parts.push(`${at} < ?::timestamptz`)
    values.push(before)
  }
  parts.push(`(${columns.map(remains).join(' or ')})`)
  return { text: parts.join(' and '), values }
}

/** Replaces the values of a group whose columns need no encryption, or deletes its rows. */
function endPlain({ tx }: Work, { table, columns }: Group, { text, values }: Condition): Promise<number> {
  if (columns.some(({ ends }) => ends === 'row'))
    return tx.run(composed(`delete from ${table} where ${text}`, values))
  const set = columns.flatMap(({ column, ends }) =>
    typeof ends === 'object' && 'sql' in ends ? [`${column} = ${ends.sql}`] : [],
  )
  return tx.run(composed(`update ${table} set ${set.join(', ')} where ${text}`, values))
}

type TextColumn = EncryptedColumn & { readonly ends: { readonly text: string } }
const isText = (column: PersonalColumn): column is TextColumn =>
  isEncrypted(column) && typeof column.ends === 'object' && 'text' in column.ends

/** Replaces the values of a group with encrypted ones, each bound to its row. Returns the number of rows. */
async function endEncrypted(
  { tx, vault }: Work,
  { table, columns }: Group,
  { text, values }: Condition,
): Promise<number> {
  const texts = columns.filter(isText)
  const bound = texts.map(({ row }, at) => `${row}::text as bound_${at}`)
  const rows = await tx.many<{ slot: string } & Record<string, string>>(
    composed(
      `select ctid::text as slot, ${bound.join(', ')} from ${table} where ${text} limit ${BATCH} for update`,
      values,
    ),
  )
  if (rows.length === 0) return 0
  const set = columns.flatMap(({ column, ends }) =>
    typeof ends === 'object' && 'sql' in ends ? [`${column} = ${ends.sql}`] : [],
  )
  const replaced = texts.map(
    ({ column }, at) => `${column} = case when kept.${column} is null then null else erased.value_${at} end`,
  )
  const encrypted = texts.map((column, at) =>
    rows.map((row) => vault.encryptErased(boundName(column), column.ends.text, row[`bound${at}`] ?? '')),
  )
  const given = ['?::tid[]', ...texts.map(() => '?::bytea[]')].join(', ')
  const names = ['slot', ...texts.map((_, at) => `value_${at}`)].join(', ')
  await tx.run(
    composed(
      `update ${table} as kept set ${[...replaced, ...set].join(', ')}
       from unnest(${given}) as erased(${names}) where kept.ctid = erased.slot`,
      [rows.map(({ slot }) => slot), ...encrypted],
    ),
  )
  return rows.length
}

/** Ends the rows of a scope: all of its owners, or one batch of those of nobody. Returns their number. */
export async function endRows(work: Work, columns: readonly PersonalColumn[], scope: Scope): Promise<number> {
  let ended = 0
  for (const group of groupsOf(columns, scope)) {
    const condition = conditionOf(group, scope)
    if (!group.columns.some(isText)) ended += await endPlain(work, group, condition)
    else {
      let moved = await endEncrypted(work, group, condition)
      ended += moved
      while (moved === BATCH && scope.owners !== 'nobody') {
        moved = await endEncrypted(work, group, condition)
        ended += moved
      }
    }
  }
  return ended
}

/** How many rows of a scope are not erased. */
export async function countRows(
  { tx }: Work,
  columns: readonly PersonalColumn[],
  scope: Scope,
): Promise<number> {
  let found = 0
  for (const group of groupsOf(columns, scope)) {
    const { text, values } = conditionOf(group, scope)
    const row = await tx.one<{ rows: bigint }>(
      composed(`select count(*) as rows from ${group.table} where ${text}`, values),
    )
    found += Number(row.rows)
  }
  return found
}

/** The newest row of a scope that is not erased, where the class's rows have an instant. */
export async function newestRow(
  { tx }: Work,
  columns: readonly PersonalColumn[],
  scope: Scope,
): Promise<Date | undefined> {
  let newest: Date | undefined
  for (const group of groupsOf(columns, scope)) {
    const { text, values } = conditionOf(group, scope)
    const at = group.columns[0]?.at ?? 'null::timestamptz'
    const row = await tx.one<{ at: Date | null }>(
      composed(`select max(${at}) as at from ${group.table} where ${text}`, values),
    )
    if (row.at !== null && (newest === undefined || row.at > newest)) newest = row.at
  }
  return newest
}
