import type { Id, TimeOrder } from '@puente/contract'
import type { BankStatementState, ControlFault, StatementFormat } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf, type List } from '../../platform/lists/list.ts'
import { listsInOrders, type RowOrder } from '../../platform/lists/orders.ts'
import type { Work } from '../../platform/work.ts'

/** One imported statement. */
export interface BankStatement {
  readonly id: Id<'bank-statement'>
  readonly accountId: bigint
  readonly code: string
  readonly currency: string
  readonly format: StatementFormat
  readonly fileName: string
  readonly reference: string
  readonly sequence: bigint | undefined
  readonly fromDay: string
  readonly toDay: string
  readonly openingMinor: bigint
  readonly movedMinor: bigint
  readonly closingMinor: bigint
  readonly lineCount: number
  readonly newCount: number
  readonly openCount: number
  readonly state: BankStatementState
  readonly why: ControlFault | undefined
  readonly differenceMinor: bigint | undefined
  readonly importedBy: string
  readonly importedAt: Date
}

type Row = Stored<Omit<BankStatement, 'openCount'>> & { openCount: bigint }

const many = async (work: Work, rest: Sql): Promise<BankStatement[]> =>
  (
    await work.tx.many<Row>(sql`
      select s.id, s.account_id, a.code, a.currency, s.format, s.file_name, s.reference, s.sequence, s.from_day, s.to_day,
             s.opening_minor, s.moved_minor, s.closing_minor, s.line_count, s.new_count, s.state, s.why,
             s.difference_minor, s.imported_by, s.imported_at,
             (select count(*) from reconciliation.item i where i.statement_id = s.id and i.position is not null and i.state = 'open') as open_count
      from reconciliation.statement s join reconciliation.account a on a.id = s.account_id ${rest}`)
  ).map(({ openCount, ...row }) => ({ ...fromStored(row), openCount: Number(openCount) }))

export type NewStatement = Omit<BankStatement, 'code' | 'currency' | 'openCount' | 'importedAt'> & {
  readonly hash: Buffer
  readonly place: number
  /** When the bank wrote it; at most the time of the import. */
  readonly writtenAt: Date
}

export async function insertStatement(work: Work, one: NewStatement): Promise<void> {
  await work.tx.run(sql`
    insert into reconciliation.statement (id, account_id, file_hash, place, format, file_name, reference, sequence,
      from_day, to_day, opening_minor, moved_minor, closing_minor, line_count, new_count, state, why, difference_minor,
      imported_by, imported_at, written_at)
    values (${one.id}, ${one.accountId}, ${one.hash}, ${one.place}, ${one.format}, ${one.fileName}, ${one.reference},
      ${one.sequence ?? null}, ${one.fromDay}, ${one.toDay}, ${one.openingMinor}, ${one.movedMinor}, ${one.closingMinor},
      ${one.lineCount}, ${one.newCount}, ${one.state}, ${one.why ?? null}, ${one.differenceMinor ?? null},
      ${one.importedBy}, ${work.now}, ${one.writtenAt})`)
}

/** The stored state of a statement of this account, found by file and position or by the bank's number. */
export const standing = async (
  work: Work,
  accountId: bigint,
  { hash, place, reference }: Pick<NewStatement, 'hash' | 'place' | 'reference'>,
): Promise<BankStatement | undefined> =>
  (
    await many(
      work,
      sql`where s.account_id = ${accountId} and s.state = 'accepted'
        and (s.file_hash = ${hash} and s.place = ${place} or s.reference = ${reference}) order by s.id limit 1`,
    )
  )[0]

/** The latest refusal of the same file. */
export const refusedBefore = async (
  work: Work,
  accountId: bigint,
  { hash, place }: Pick<NewStatement, 'hash' | 'place'>,
): Promise<BankStatement | undefined> =>
  (
    await many(
      work,
      sql`where s.account_id = ${accountId} and s.state = 'refused' and s.file_hash = ${hash} and s.place = ${place}
        order by s.id desc limit 1`,
    )
  )[0]

export const statementFor = async (work: Work, id: string): Promise<BankStatement | undefined> =>
  (await many(work, sql`where s.id = ${id}`))[0]

/** The references of statements, by their ids. */
export async function statementReferences(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await many(work, sql`where s.id = any(${ids}::uuid[])`)
  return new Map(found.map(({ id, reference }) => [id, reference]))
}

/** Filter of statements; an absent field does not filter. */
export interface StatementFilter {
  readonly code: string | undefined
  readonly currency: string | undefined
  readonly state: BankStatementState | undefined
}

const byId = ({ id }: BankStatement): Key => [id]

/** The orders of statements by when they were imported: their ids are in the order of time. */
const statementOrders: Readonly<Record<TimeOrder, RowOrder<BankStatement>>> = {
  newest: { by: sql`s.id desc`, after: ([id]) => sql`s.id < ${id}::uuid`, keyOf: byId },
  oldest: { by: sql`s.id`, after: ([id]) => sql`s.id > ${id}::uuid`, keyOf: byId },
}

/** Every statement in each order of the list. */
export const bankStatementLists: Readonly<Record<TimeOrder, List<StatementFilter, BankStatement>>> =
  listsInOrders(
    'bank-statements',
    statementOrders,
    (work, { code, currency, state }, after, limit, order) => {
      const where = allOf([
        code === undefined ? undefined : sql`a.code = ${code}`,
        currency === undefined ? undefined : sql`a.currency = ${currency}`,
        state === undefined ? undefined : sql`s.state = ${state}`,
        after && order.after(after),
      ])
      return many(work, sql`where ${where} order by ${order.by} limit ${limit}`)
    },
  )

/** List key of the lines of one statement. */
export const lineKey = ({ position }: { readonly position: number | undefined }): Key => [
  String(position ?? 0),
]
