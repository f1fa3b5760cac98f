import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Instruction, Payout, PayoutStatus } from './payout.ts'

const INSTRUCTION = 'payouts.payout.instruction'

interface Row {
  id: string
  transfer_id: string
  attempt: number
  rail: string
  currency: string
  amount_minor: bigint
  status: PayoutStatus
  code: string | null
  asks: number
  rejected_seen_at: Date | null
  claimed_credited: boolean
  created_at: Date
}

const toPayout = (row: Row): Payout => ({
  id: row.id,
  transferId: row.transfer_id,
  attempt: row.attempt,
  rail: row.rail,
  currency: row.currency,
  amountMinor: row.amount_minor,
  status: row.status,
  code: row.code ?? undefined,
  asks: row.asks,
  rejectedSeenAt: row.rejected_seen_at ?? undefined,
  claimedCredited: row.claimed_credited,
  createdAt: row.created_at,
})

const select = (rest: Sql) => sql`
  select id, transfer_id, attempt, rail, currency, amount_minor, status, code, asks, rejected_seen_at,
    claimed_credited, created_at
  from payouts.payout ${rest}`

export type NewPayout = Pick<
  Payout,
  'id' | 'transferId' | 'attempt' | 'rail' | 'currency' | 'amountMinor'
> & { readonly instruction: Instruction }

/** Writes payouts that wait to be submitted; one that stands changes nothing. */
export async function insertPayouts(work: Work, payouts: readonly NewPayout[]): Promise<void> {
  for (const payout of payouts) {
    await work.tx.run(sql`
      insert into payouts.payout (id, transfer_id, attempt, rail, currency, amount_minor, instruction, status,
                                  due_at, created_at, changed_at)
      values (${payout.id}, ${payout.transferId}, ${payout.attempt}, ${payout.rail}, ${payout.currency},
              ${payout.amountMinor}, ${work.vault.seal(INSTRUCTION, JSON.stringify(payout.instruction))}, 'ready',
              ${work.realNow}, ${work.now}, ${work.now})
      on conflict (id) do nothing`)
  }
}

export interface DuePayout extends Payout {
  readonly instruction: Instruction
}

/** Payouts in one status that are due for a step, taken for half a minute so that a crash only delays them. */
export async function takeDuePayouts(work: Work, status: PayoutStatus, limit: number): Promise<DuePayout[]> {
  const rows = await work.tx.many<Row & { instruction: Buffer }>(sql`
    update payouts.payout p
    set asks = p.asks + 1, due_at = ${new Date(work.realNow.getTime() + 30_000)}
    from (select id from payouts.payout where status = ${status} and due_at <= ${work.realNow}
          order by due_at, id limit ${limit} for update skip locked) as due
    where p.id = due.id
    returning p.id, p.transfer_id, p.attempt, p.rail, p.currency, p.amount_minor, p.status, p.code, p.asks,
              p.rejected_seen_at, p.claimed_credited, p.created_at, p.instruction`)
  return rows.map((row) => ({
    ...toPayout(row),
    instruction: JSON.parse(work.vault.open(INSTRUCTION, row.instruction)) as Instruction,
  }))
}

/** The payout, locked until the work ends. */
export async function lockPayout(work: Work, id: string): Promise<Payout | undefined> {
  const row = await work.tx.maybe<Row>(select(sql`where id = ${id} for update`))
  return row === undefined ? undefined : toPayout(row)
}

export async function payoutsOf(work: Work, transferId: string): Promise<Payout[]> {
  return (await work.tx.many<Row>(select(sql`where transfer_id = ${transferId} order by attempt`))).map(
    toPayout,
  )
}

/** The rail said for the first time that it was rejected: it will be asked again before that is believed. */
export async function rejectionSeen(work: Work, id: string, askAgainAt: Date): Promise<void> {
  await work.tx.run(sql`
    update payouts.payout set rejected_seen_at = ${work.realNow}, due_at = ${askAgainAt}
    where id = ${id}`)
}

/** A message said that it was credited while the rail, asked, says otherwise. */
export async function creditClaimed(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update payouts.payout set claimed_credited = true where id = ${id}`)
}

export async function setPayout(
  work: Work,
  id: string,
  status: PayoutStatus,
  code: string | undefined,
  dueAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    update payouts.payout set status = ${status}, code = ${code ?? null}, due_at = ${dueAt}, changed_at = ${work.now}
    where id = ${id}`)
}
