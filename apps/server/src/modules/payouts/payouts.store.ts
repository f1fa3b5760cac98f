import type { TimeOrder, Id } from '@puente/contract'
import type { ListTotals } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { totalsOf } from '../../platform/lists/totals.ts'
import { allOf, type List } from '../../platform/lists/list.ts'
import { listsInOrders, type RowOrder } from '../../platform/lists/orders.ts'
import { batchedQuery, batchedById, type Common } from '../../platform/data/batched-query.ts'
import { claim, rowIsFree, type LeasableTable } from '../../platform/data/lease.ts'
import type { Due } from '../../platform/jobs/jobs.ts'
import type { Work } from '../../platform/work.ts'
import { hasEnded, isWithdrawn, type Instruction, type Payout, type PayoutStatus } from './payout.ts'

const INSTRUCTION = 'payouts.payout.instruction'

const columns = sql`
  p.id, p.transfer_id, p.attempt, p.rail, p.currency, p.amount_minor, p.status, p.code, p.asks, p.refusals, p.said, p.said_at,
  p.untaken_since, p.claimed_credited, p.rail_reference, p.created_at, p.changed_at, p.credited_at, p.due_at`

const select = (rest: Sql) => sql`select ${columns} from payouts.payout p ${rest}`

const many = async ({ tx }: Pick<Work, 'tx'>, rest: Sql): Promise<Payout[]> =>
  (await tx.many<Stored<Payout>>(select(rest))).map(fromStored)

export type NewPayout = Pick<
  Payout,
  'id' | 'transferId' | 'attempt' | 'rail' | 'currency' | 'amountMinor'
> & {
  readonly instruction: Instruction
  /** The customer of the transfer, whose key encrypts the instruction. */
  readonly customerId: Id<'customer'>
  /** Earliest submission, in real time; immediately by default. */
  readonly notBefore?: Date | undefined
}

/** Inserts payouts to submit; an existing one stays unchanged. */
export async function insertPayouts(work: Work, payouts: readonly NewPayout[]): Promise<void> {
  await Promise.all(payouts.map((payout) => insertOne(work, payout)))
}

const insertOne = batchedQuery<NewPayout>(async ({ tx, now, realNow, vault }, payouts) => {
  const vaults = await Promise.all(payouts.map(({ customerId }) => vault.of(customerId)))
  const rows = payouts.map(({ amountMinor, instruction, notBefore = realNow, ...payout }, at) => ({
    ...payout,
    dueAt: notBefore,
    amountMinor: String(amountMinor),
    instruction: vaults[at]?.encrypt(INSTRUCTION, JSON.stringify(instruction), payout.id).toString('hex'),
  }))
  await tx.run(sql`
    insert into payouts.payout (id, transfer_id, attempt, rail, currency, amount_minor, instruction, status,
                                due_at, created_at, changed_at)
    select id, "transferId", attempt, rail, currency, "amountMinor", decode(instruction, 'hex'), 'ready', "dueAt",
           ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, "transferId" uuid, attempt int, rail text, currency text, "amountMinor" bigint, instruction text,
      "dueAt" timestamptz)
    on conflict (id) do nothing`)
})

export interface DuePayout extends Payout {
  readonly instruction: Instruction
}

const payoutsIn = (status: PayoutStatus): LeasableTable => ({
  table: sql`payouts.payout p`,
  columns: sql`${columns}, p.instruction`,
  where: sql`status = ${status}`,
  until: sql`due_at`,
  token: sql`asks`,
  forMs: 30_000,
})

/** The condition of a job that takes payouts in this status. */
export const payoutsAreDue = (status: PayoutStatus): Due => rowIsFree(payoutsIn(status))

/** Payouts in one status whose next step is due. Leases them for 30 s. */
export async function takeDuePayouts(work: Work, status: PayoutStatus, limit: number): Promise<DuePayout[]> {
  const rows = await claim<Stored<Payout> & { instruction: Buffer }>(work, payoutsIn(status), limit)
  return rows.map(({ instruction, ...row }) => ({
    ...fromStored(row),
    instruction: JSON.parse(work.vault.decrypt(INSTRUCTION, instruction, row.id)) as Instruction,
  }))
}

/** The last token and the transfer of a payout. */
export type KnownPayout = Pick<Payout, 'id' | 'transferId' | 'asks'>

/** These payouts; unknown ones are absent. */
export async function knownPayouts(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPayout>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx.many<KnownPayout>(
    sql`select id, transfer_id, asks from payouts.payout where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The payout, locked until the work ends. */
export const lockPayout = batchedById(async (common, ids) => {
  const found = await many(common, sql`where p.id = any(${ids}::uuid[]) order by p.id for update`)
  return new Map(found.map((payout) => [payout.id, payout]))
})

export const payoutsOf = batchedQuery(async (common: Common, transferIds: readonly Id<'transfer'>[]) => {
  const found = Map.groupBy(
    await many(common, sql`where p.transfer_id = any(${transferIds}::uuid[]) order by p.attempt`),
    ({ transferId }) => transferId,
  )
  return transferIds.map((id) => found.get(id) ?? [])
})

/** Stores the rail's id of a payout. */
export const storeRailReference = (work: Work, id: string, railReference: string): Promise<void> =>
  learnAll(work, { id, railReference })

interface Learned {
  readonly id: string
  readonly railReference: string
}

const learnAll = batchedQuery<Learned>(async ({ tx }, learned) => {
  await tx.run(sql`
    update payouts.payout p set rail_reference = learned.rail_reference
    from unnest(${learned.map(({ id }) => id)}::uuid[],
                ${learned.map(({ railReference }) => railReference)}::text[]) as learned (id, rail_reference)
    where p.id = learned.id and p.rail_reference is null`)
})

export const payoutFor = async (work: Work, id: string): Promise<Payout | undefined> => {
  const row = await work.tx.maybe<Stored<Payout>>(select(sql`where p.id = ${id}`))
  return row && fromStored(row)
}

/** Makes its next step with the rail due immediately. */
export async function makeDue(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update payouts.payout set due_at = ${work.realNow} where id = ${id}`)
}

/** Filter of the list; an absent field does not filter. */
export interface PayoutFilter {
  readonly status?: PayoutStatus | undefined
  readonly from?: Date
  /** Exclusive end of the period. */
  readonly until?: Date
  readonly id?: string
  readonly transferId?: Id<'transfer'>
  readonly railReference?: string
}

const byTime = ({ createdAt, id }: Payout): Key => [createdAt.toISOString(), id]

/** The orders of payouts by when they were opened. */
const payoutOrders: Readonly<Record<TimeOrder, RowOrder<Payout>>> = {
  newest: {
    by: sql`p.created_at desc, p.id desc`,
    after: ([key, one]) => sql`(p.created_at, p.id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
  oldest: {
    by: sql`p.created_at, p.id`,
    after: ([key, one]) => sql`(p.created_at, p.id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
}

/** Lists payouts in an order. */
export function payoutListStatement(
  filter: PayoutFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<Payout> = payoutOrders.newest,
): Sql {
  const { status, from, until, id, transferId, railReference } = filter
  const where = allOf([
    status === undefined ? undefined : sql`p.status = ${status}`,
    from && sql`p.created_at >= ${from}`,
    until && sql`p.created_at < ${until}`,
    id === undefined ? undefined : sql`p.id = ${id}`,
    transferId === undefined ? undefined : sql`p.transfer_id = ${transferId}`,
    railReference === undefined ? undefined : sql`p.rail_reference = ${railReference}`,
    after && order.after(after),
  ])
  return select(sql`where ${where} order by ${order.by} limit ${limit}`)
}

/** Every payout in each order of the list. */
export const payouts: Readonly<Record<TimeOrder, List<PayoutFilter, Payout>>> = listsInOrders(
  'payouts',
  payoutOrders,
  async (work: Work, filter: PayoutFilter, after, limit, order) =>
    (await work.tx.many<Stored<Payout>>(payoutListStatement(filter, after, limit, order))).map(fromStored),
)

/** How many payouts match, and their amounts. */
export const payoutTotals = (work: Work, filter: PayoutFilter): Promise<ListTotals> =>
  totalsOf(
    work,
    (limit) =>
      sql`select currency, amount_minor as minor from (${payoutListStatement(filter, undefined, limit)}) as listed`,
  )

/** Records the rail's first report. A second answer must confirm it. */
export async function noteReport(
  work: Work,
  { id }: Pick<Payout, 'id'>,
  { status, code, againAt }: { status: PayoutStatus; code: string | undefined; againAt: Date },
): Promise<void> {
  await work.tx.run(sql`
    update payouts.payout set said = ${status}, said_at = ${work.realNow}, due_at = ${againAt},
      code = case when status in ('ready', 'unknown', 'submitted') then ${code ?? null} else code end,
      look_at = case when status in ('credited', 'rejected', 'returned') then ${soon(work)} else look_at end
    where id = ${id}`)
}

/** When the next inquiry about an ended payout that awaits a second answer is due. */
export const soon = ({ now }: Pick<Work, 'now'>) => sql`${now}::timestamptz + interval '3 seconds'`

/** Discards the unconfirmed report. */
export async function discardReport(work: Work, id: string): Promise<void> {
  await work.tx.run(
    sql`update payouts.payout set said = null, said_at = null where id = ${id} and said_at is not null`,
  )
}

/** Records the first report that the rail does not have it. */
export async function noteNotAccepted(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update payouts.payout set untaken_since = ${work.now} where id = ${id} and untaken_since is null`)
}

/** Ended earlier attempts of the same transfer that may still turn out to be paid, oldest first. */
export const endedBefore = async (work: Work, { transferId, attempt }: Payout): Promise<Payout[]> =>
  (await payoutsOf(work, transferId)).filter(
    (one) => one.attempt < attempt && hasEnded(one) && !isWithdrawn(one),
  )

/** Records that a message reported it as credited while the rail's answer reports otherwise. */
export async function noteCreditReported(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update payouts.payout set claimed_credited = true where id = ${id}`)
}

/** Makes the attempt ready again at a later time, after a refusal without acceptance. */
export async function retryRefused(work: Work, id: string, code: string, dueAt: Date): Promise<void> {
  await work.tx.run(sql`
    update payouts.payout set status = 'ready', code = ${code}, due_at = ${dueAt}, refusals = refusals + 1,
      changed_at = ${work.now} where id = ${id}`)
}

export const setPayout = (
  work: Work,
  id: string,
  status: PayoutStatus,
  code: string | undefined,
  dueAt: Date,
): Promise<void> => setAll(work, { id, status, code: code ?? null, dueAt })

interface Set {
  readonly id: string
  readonly status: PayoutStatus
  readonly code: string | null
  readonly dueAt: Date
}

const setAll = batchedQuery<Set>(async ({ tx, now }, sets) => {
  await tx.run(sql`
    update payouts.payout p set status = s.status, code = s.code, due_at = s.due_at, changed_at = ${now},
      credited_at = case when s.status = 'credited' then coalesce(p.credited_at, ${now}) else p.credited_at end,
      look_at = case when s.status in ('credited', 'rejected', 'returned')
        then coalesce(p.look_at, ${now}::timestamptz + interval '1 day') end,
      said = case when s.status = p.status then p.said end,
      said_at = case when s.status = p.status then p.said_at end
    from unnest(${sets.map(({ id }) => id)}::uuid[], ${sets.map(({ status }) => status)}::text[],
                ${sets.map(({ code }) => code)}::text[], ${sets.map(({ dueAt }) => dueAt)}::timestamptz[])
      as s (id, status, code, due_at)
    where p.id = s.id`)
})

/** Sets when its next step with the rail is due. */
export async function makeDueSoon(work: Work, id: string, dueAt: Date): Promise<void> {
  await work.tx.run(sql`update payouts.payout set due_at = ${dueAt} where id = ${id} and status = 'ready'`)
}
