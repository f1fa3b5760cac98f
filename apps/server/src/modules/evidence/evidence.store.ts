import type { LeafSource } from '@puente/ledger'
import { sql, type Sql, type Tx } from '@puente/postgres'
import type { Block } from './block.ts'
import type { DayRoot } from './day-root.ts'

const CHAIN_LOCK = 0x5ea1n

/** Locks the chain until the transaction ends; false when another process has it locked. */
export const lockChain = async (tx: Tx): Promise<boolean> =>
  (await tx.one<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${CHAIN_LOCK}) as held`)).held

/** The oldest running transaction: all below it have ended, and a later statement sees everything they committed. */
export const decidedBelow = async (tx: Tx): Promise<bigint> =>
  (await tx.one<{ xid: bigint }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xid`))
    .xid

const header = sql`height, day::text as day, at, from_xid, until_xid, transfers, audits,
  root, leaves_hash, previous, key_id, hash, mac`

/** The newest block. */
export const lastBlock = (tx: Tx): Promise<Block | undefined> =>
  tx.maybe(sql`select ${header} from evidence.block order by height desc limit 1`)

/** The block that contains the rows of this transaction, with its leaves; undefined when there is none yet. */
export const blockOf = (tx: Tx, xid: bigint): Promise<(Block & { leaves: Buffer }) | undefined> =>
  tx.maybe(sql`
    select ${header}, leaves from evidence.block where until_xid > ${xid} order by until_xid limit 1`)

/** The block of a height, with its leaves. */
export const blockAt = (tx: Tx, height: bigint): Promise<(Block & { leaves: Buffer }) | undefined> =>
  tx.maybe(sql`select ${header}, leaves from evidence.block where height = ${height}`)

/** The number of ledger transfers in the blocks above one height, through another. */
export const transfersBetween = async (tx: Tx, above: bigint, through: bigint): Promise<bigint> =>
  (
    await tx.one<{ transfers: bigint }>(sql`
      select coalesce(sum(transfers), 0)::bigint as transfers from evidence.block
      where height > ${above} and height <= ${through}`)
  ).transfers

/** Blocks above a height, lowest first, with their leaves. */
export const blocksAbove = (
  tx: Tx,
  height: bigint,
  limit: number,
): Promise<(Block & { readonly leaves: Buffer })[]> =>
  tx.many(
    sql`select ${header}, leaves from evidence.block where height > ${height} order by height limit ${limit}`,
  )

/** The first transaction with a row in this range, and the transaction of the row after `max` rows. */
export const cutOf = (
  tx: Tx,
  source: LeafSource,
  range: readonly [bigint, bigint],
  max: number,
): Promise<{ first: bigint | null; beyond: bigint | null }> =>
  tx.one(sql`
    select (select xid from (${source.xids(...range)}) as row limit 1) as first,
      (select xid from (${source.xids(...range)}) as row offset ${max} limit 1) as beyond`)

/** The leaf hashes of these transactions, concatenated. */
export async function hashesOf(tx: Tx, source: LeafSource, from: bigint, until: bigint): Promise<Buffer> {
  const { hashes } = await tx.one<{ hashes: Buffer | null }>(sql`
    select string_agg(sha256('\\x00'::bytea || content), '' order by place) as hashes
    from (${source.some(from, until)}) as leaf`)
  return hashes ?? Buffer.alloc(0)
}

/** The leaves of these transactions in order, with their content. */
export const leavesOf = (
  tx: Tx,
  source: LeafSource,
  from: bigint,
  until: bigint,
): Promise<{ id: string; content: Buffer }[]> =>
  tx.many(sql`select id, content from (${source.some(from, until)}) as leaf order by place`)

/** Inserts a block. */
export async function insertBlock(tx: Tx, block: Block, leaves: Buffer): Promise<void> {
  await tx.run(sql`
    insert into evidence.block (height, day, at, from_xid, until_xid, transfers, audits, leaves, leaves_hash, root, previous, key_id, hash, mac)
    values (${block.height}, ${block.day}, ${block.at}, ${block.fromXid}, ${block.untilXid}, ${block.transfers},
      ${block.audits}, ${leaves}, ${block.leavesHash}, ${block.root}, ${block.previous}, ${block.keyId}, ${block.hash}, ${block.mac})`)
}

const dayRoot = sql`day::text as day, first_height, last_height,
  blocks_root, last_block, key_id, signature`

/** The newest signed root. */
export const lastRoot = (tx: Tx): Promise<DayRoot | undefined> =>
  tx.maybe(sql`select ${dayRoot}, true as closed from evidence.day_root order by day desc limit 1`)

/** The signed root of a day that has ended. */
export const rootOf = (tx: Tx, day: string): Promise<DayRoot | undefined> =>
  tx.maybe(sql`select ${dayRoot}, true as closed from evidence.day_root where day = ${day}`)

/** The signed root of the day that ended with this block. */
export const rootEndingAt = (tx: Tx, height: bigint): Promise<DayRoot | undefined> =>
  tx.maybe(sql`
    select ${dayRoot}, true as closed from evidence.day_root
    where last_height = ${height} and day = (select day from evidence.block where height = ${height})`)

/** Signed roots after a day, oldest first. */
export const rootsAfter = (tx: Tx, day: string | undefined, limit: number): Promise<DayRoot[]> =>
  tx.many(sql`
    select ${dayRoot}, true as closed from evidence.day_root
    where ${day ?? null}::date is null or day > ${day ?? null}::date order by day limit ${limit}`)

/** Days with blocks, before today and after the last signed one. */
export const unsignedDays = async (tx: Tx, after: string | undefined, today: string): Promise<string[]> =>
  (
    await tx.many<{ day: string }>(sql`
      select distinct day::text as day from evidence.block
      where day < ${today} and (${after ?? null}::date is null or day > ${after ?? null}::date) order by day`)
  ).map(({ day }) => day)

/** The concatenated hashes of a day's blocks, with their heights; undefined on a day without blocks. */
export const blocksOfDay = (
  tx: Tx,
  day: string,
): Promise<{ firstHeight: bigint; lastHeight: bigint; hashes: Buffer } | undefined> =>
  tx.maybe(sql`
    select min(height) as first_height, max(height) as last_height, string_agg(hash, '' order by height) as hashes
    from evidence.block where day = ${day} having count(*) > 0`)

/** Stores the root of a day that has ended. */
export async function insertRoot(tx: Tx, root: DayRoot, signedAt: Date): Promise<void> {
  await tx.run(sql`
    insert into evidence.day_root (day, first_height, last_height, blocks_root, last_block, key_id, signature, signed_at)
    values (${root.day}, ${root.firstHeight}, ${root.lastHeight}, ${root.blocksRoot}, ${root.lastBlock}, ${root.keyId},
      ${root.signature}, ${signedAt})`)
}

/** A block whose rows differ from its recorded leaves; `found` are the hashes of the present rows. */
export interface WrongBlock {
  readonly height: bigint
  readonly fromXid: bigint
  readonly untilXid: bigint
  readonly recorded: Buffer
  readonly found: Buffer
}

/** The part of a block's leaves that belongs to one source. */
export interface Part {
  readonly first: Sql
  readonly count: Sql
}

/** The ends of the blocks with transactions from this one on, in order, used to assign rows to blocks in one pass. */
const endsOf = async (tx: Tx, from: bigint): Promise<bigint[]> =>
  (
    await tx.many<{ xid: bigint }>(
      sql`select until_xid as xid from evidence.block where until_xid > ${from} order by until_xid`,
    )
  ).map(({ xid }) => xid)
const nthBlock = (ends: readonly bigint[]): Sql => sql`width_bucket(xid, ${`{${ends.join(',')}}`}::bigint[])`
const recordedPart = ({ first, count }: Part, from: bigint): Sql => sql`
  select row_number() over (order by until_xid) - 1 as nth, height, from_xid, until_xid, ${count} as count,
    substring(leaves from ${first} * 32 + 1 for ${count} * 32) as leaves
  from evidence.block where until_xid > ${from}`

/** A hash of a leaf, with a seed; PostgreSQL hashes bytes themselves only since version 18. */
const hashed = (leaf: Sql, seed: Sql): Sql => sql`hashtextextended(encode(${leaf}, 'hex'), ${seed})`

/**
 * Whether the recomputed leaves of the rows from this transaction on match their blocks. Compares sums of hashes with a
 * new random seed each time, which need no order: a leaf contains its own position.
 */
export const leavesHold = async (tx: Tx, source: LeafSource, part: Part, from: bigint): Promise<boolean> => {
  const ends = await endsOf(tx, from)
  const { seed } = await tx.one<{ seed: bigint }>(sql`select (random() * 9e18)::bigint as seed`)
  const { holds } = await tx.one<{ holds: boolean }>(sql`
    with found as (
      select count(*) as leaves,
        sum(${hashed(sql`sha256('\\x00'::bytea || content)`, sql`${seed}::bigint + ${nthBlock(ends)}`)}) as hashes
      from (${source.all(from, ends.at(-1) ?? 0n)}) as leaf
    ), recorded as (
      select count(*) as leaves,
        sum(${hashed(sql`substring(block.leaves from leaf * 32 + 1 for 32)`, sql`${seed}::bigint + nth`)}) as hashes
      from (${recordedPart(part, from)} offset 0) as block cross join generate_series(0, block.count - 1) as leaf
    )
    select found.leaves = recorded.leaves and found.hashes is not distinct from recorded.hashes as holds
    from found cross join recorded`)
  return holds
}

/**
 * Recomputes the leaves of the rows from this transaction on in one pass. Returns the number of blocks that differ, and the
 * first.
 */
export async function wrongBlocks(
  tx: Tx,
  source: LeafSource,
  part: Part,
  from: bigint,
): Promise<{ count: number; first: WrongBlock | undefined }> {
  const ends = await endsOf(tx, from)
  const rows = await tx.many<WrongBlock & { count: bigint }>(sql`
    with found as (
      select ${nthBlock(ends)} as nth,
        string_agg(sha256('\\x00'::bytea || content), '' order by place) as leaves
      from (${source.all(from, ends.at(-1) ?? 0n)}) as leaf group by nth
    ), recorded as (${recordedPart(part, from)})
    select height, from_xid, until_xid, recorded.leaves as recorded,
      coalesce(found.leaves, '') as found, count(*) over () as count
    from recorded left join found using (nth)
    where recorded.leaves <> coalesce(found.leaves, '')
    order by nth limit 1`)
  return { count: Number(rows[0]?.count ?? 0), first: rows[0] }
}

/** The result of one replay of the books. */
export interface Replay {
  readonly beganAt: Date
  readonly tookMs: number
  /** The newest block that it covered. */
  readonly height: bigint
  readonly faults: number
  readonly first: string | null
  /** The block after which it began; 0 when it covered everything. */
  readonly fromHeight: bigint
  /** The signed block from which the next one may go on, and the number of ledger transfers through it. */
  readonly rootedHeight: bigint | null
  readonly rootedTransfers: bigint | null
}

const replay = sql`began_at, took_ms, height, faults, first, from_height, rooted_height, rooted_transfers`

/** The newest replay. */
export const lastReplay = (tx: Tx): Promise<Replay | undefined> =>
  tx.maybe(sql`
    select ${replay} from evidence.verification order by began_at desc, id desc limit 1`)

/** The newest replay that covered everything. */
export const lastWholeReplay = (tx: Tx): Promise<Replay | undefined> =>
  tx.maybe(sql`
    select ${replay} from evidence.verification where from_height = 0 order by began_at desc, id desc limit 1`)

/** Stores the result of a replay. */
export async function insertReplay(tx: Tx, id: string, done: Replay): Promise<void> {
  await tx.run(sql`
    insert into evidence.verification (id, began_at, took_ms, height, faults, first, from_height, rooted_height, rooted_transfers)
    values (${id}, ${done.beganAt}, ${done.tookMs}, ${done.height}, ${done.faults}, ${done.first}, ${done.fromHeight},
      ${done.rootedHeight}, ${done.rootedTransfers})`)
}
