import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'

/** A payment booked from a line of a bank statement that the bank's messages have not reported. */
export interface UnreportedPayment {
  readonly paymentId: Id<'payment'>
  readonly refs: readonly string[]
  readonly day: string
  readonly amountMinor: bigint
  readonly payerRutIndex: Buffer
}

const LOCK = sql`hashtextextended('payins.statement_payment', 0)`

/**
 * Stops other transactions from recording reported payments until this one ends, and waits for those that do. Without
 * it a payment and its statement line could be booked concurrently, neither seeing the other.
 */
export async function lockReportedPayments(work: Work): Promise<void> {
  await work.tx.run(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** Waits for transactions that book statement lines. Many transactions may have this lock. */
export const awaitStatementPayments = batchedQuery<undefined>(async ({ tx }) => {
  await tx.run(sql`select pg_advisory_xact_lock_shared(${LOCK})`)
})

/** Unreported payments of these amounts, and the payments already reported under these ids of the bank. */
export const statementPaymentsFor = batchedQuery(
  async ({ tx }, asked: readonly { readonly bankPaymentId: string; readonly amountMinor: bigint }[]) => {
    const rows = await tx.many<UnreportedPayment & { bankPaymentId: string | null }>(sql`
      select s.payment_id, s.refs, to_char(s.day, 'YYYY-MM-DD') as day, s.bank_payment_id, p.amount_minor, p.payer_rut_index
      from payins.statement_payment s join payins.payment p on p.id = s.payment_id
      where s.bank_payment_id = any(${asked.map(({ bankPaymentId }) => bankPaymentId)}::text[])
         or s.bank_payment_id is null and p.amount_minor = any(${asked.map(({ amountMinor }) => amountMinor)}::bigint[])
      order by s.day, s.payment_id`)
    return asked.map(({ bankPaymentId, amountMinor }) => ({
      reported: rows.find((row) => row.bankPaymentId === bankPaymentId)?.paymentId,
      unreported: rows.filter((row) => row.bankPaymentId === null && row.amountMinor === amountMinor),
    }))
  },
)

/** Records which payment of the bank this one is. False when another work of this transaction did so before. */
export async function setReported(
  work: Work,
  paymentId: Id<'payment'>,
  bankPaymentId: string,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update payins.statement_payment set bank_payment_id = ${bankPaymentId}
    where payment_id = ${paymentId} and bank_payment_id is null`)
  if (rows === 0) return false
  await work.tx.run(sql`update payins.payment set bank_payment_id = ${bankPaymentId} where id = ${paymentId}`)
  return true
}

/** Records that a payment comes from this line of a statement. False when the line was booked before. */
export async function insertStatementPayment(
  work: Work,
  paymentId: Id<'payment'>,
  line: { readonly itemId: Id<'break'>; readonly refs: readonly string[]; readonly day: string },
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into payins.statement_payment (payment_id, item_id, refs, day)
    values (${paymentId}, ${line.itemId}, ${line.refs}::text[], ${line.day}) on conflict (item_id) do nothing`)
  return rows === 1
}

/** The ids of the bank of payments with this amount, credited since an instant. */
export async function bankIdsOfAmount(work: Work, amountMinor: bigint, since: Date): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select bank_payment_id as id from payins.payment where amount_minor = ${amountMinor} and credited_at >= ${since}`)
  return rows.map(({ id }) => id)
}

/** Which of these payments come from statement lines that the bank has not reported. */
export async function unreportedAmong(
  work: Work,
  paymentIds: readonly Id<'payment'>[],
): Promise<ReadonlySet<string>> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select payment_id as id from payins.statement_payment
    where payment_id = any(${paymentIds}::uuid[]) and bank_payment_id is null`)
  return new Set(rows.map(({ id }) => id))
}
