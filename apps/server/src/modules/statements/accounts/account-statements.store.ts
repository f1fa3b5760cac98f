import { fromWireId, type Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import { allOf, type List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { AccountStatement } from './account-statement.ts'

const columns = sql`
  id, customer_id, folio, code, from_day::text as "from", to_day::text as "to", totals,
  lines_hash as fingerprint,
  issued_at`
const where = (condition: Sql) => sql`select ${columns} from statements.account_statement where ${condition}`
const one = (work: Work, condition: Sql) => work.tx.maybe<AccountStatement>(where(condition))

/** Stores a statement unless the same one was issued before, or its folio or code is taken. */
export async function insertStatement(work: Work, statement: AccountStatement): Promise<void> {
  const { id, customerId, folio, code, from, to, totals, fingerprint, issuedAt } = statement
  await work.tx.run(sql`
    insert into statements.account_statement (id, customer_id, folio, code, from_day, to_day, transfers, totals,
      lines_hash, issued_at)
    values (${id}, ${customerId}, ${folio}, ${code}, ${from}, ${to}, ${totals.transfers}, ${JSON.stringify(totals)},
      ${fingerprint}, ${issuedAt})
    on conflict do nothing`)
}

/** The statement with exactly this content. */
export const statementThatSaid = (
  work: Work,
  { customerId, from, to, fingerprint }: Pick<AccountStatement, 'customerId' | 'from' | 'to' | 'fingerprint'>,
): Promise<AccountStatement | undefined> =>
  one(
    work,
    sql`customer_id = ${customerId} and from_day = ${from} and to_day = ${to} and lines_hash = ${fingerprint}`,
  )

export const statementFor = (work: Work, id: string): Promise<AccountStatement | undefined> =>
  one(work, sql`id = ${id}`)

export const statementWithCode = (work: Work, code: string): Promise<AccountStatement | undefined> =>
  one(work, sql`code = ${code}`)

/** The owner of the statement in the path, for the generic ownership check. */
export async function statementOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = fromWireId('statement', wireId)
  return id === undefined ? undefined : (await statementFor(work, id))?.customerId
}

/** The statements issued to one customer, latest first. */
export const statementsOf: List<{ readonly customerId: Id<'customer'> }, AccountStatement> = {
  name: 'account-statements',
  keyOf: ({ issuedAt, id }) => [issuedAt.toISOString(), id],
  read: (work, { customerId }, after, limit) =>
    work.tx.many<AccountStatement>(
      where(
        sql`${allOf([
          sql`customer_id = ${customerId}`,
          after && sql`(issued_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ])} order by issued_at desc, id desc limit ${limit}`,
      ),
    ),
}
