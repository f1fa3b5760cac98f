import { withConnection } from '@puente/postgres'

/** A connection as the role that owns the database. */
export type Client = Parameters<Parameters<typeof withConnection>[1]>[0]

/** The seeded data: the newest transfer of each list, and the position of its deep page. */
export interface SeededLists {
  /** The reference of a transfer in the middle. */
  readonly reference: string
  /** The key of the row before the deep page: the time of the order, and its id. */
  readonly deep: { readonly createdAt: Date; readonly id: string }
}

export interface SeedSize {
  readonly count: number
  /** The row before the deep page. */
  readonly deepRow: number
  /** The time between two transfers; by default ten seconds. */
  readonly everySeconds?: number
  /** One transfer in so many is the largest customer's, the others belong to all customers in turn; by default 1. */
  readonly oneIn?: number
  /** Whether no journals are seeded, for benches that read no statement. */
  readonly withoutLedger?: boolean
}

/** The ledger account with the seeded statement, one entry per transfer. */
export const STATEMENT_ACCOUNT = { code: 'suspense', currency: 'CLP', counter: 'client-bank' } as const

/** Rows that are prepared at a time, so that neither memory nor temporary tables grow with the count. */
const SLICE = 500_000

/**
 * Seeds `count` transfers by copying the existing one, some seconds apart and delivered, each with its own
 * quote, and as many journals into one account. Uses one statement per table and slice: a million in about a minute
 * and a half.
 */
export async function seedLists(
  databaseUrl: string,
  size: SeedSize,
  partiesOf: (id: string) => Buffer,
): Promise<SeededLists> {
  const { count, deepRow } = size
  return withConnection(databaseUrl, async (client) => {
    await client.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off`,
    )
    await client.query(OWNERS)
    const deep = await withoutIndexes(client, ['quotes.quote', 'transfers.transfer'], async () => {
      let found: SeededLists | undefined
      for (let last = count; last > 0; last -= SLICE) {
        const first = Math.max(1, last - SLICE + 1)
        await seedSlice(client, size, { first, last }, partiesOf)
        if (deepRow >= first && deepRow <= last) found = await rowNumbered(client, deepRow)
      }
      return found
    })
    await client.query(
      'vacuum analyze quotes.quote, transfers.transfer, ledger.journal, ledger.transfer, ledger.entry',
    )
    if (deep === undefined) throw new Error(`${count} transfers have no row ${deepRow}`)
    return deep
  })
}

async function rowNumbered(client: Client, n: number): Promise<SeededLists | undefined> {
  const { rows } = await client.query<{ id: string; reference: string; at: Date }>(
    'select id, reference, at from seeded where n = $1',
    [n],
  )
  const [row] = rows
  return row && { reference: row.reference, deep: { createdAt: row.at, id: row.id } }
}

/** Numbers the customers from 1. Number 0 is the customer of the transfer that already exists. */
const OWNERS = `
  create temp table source as
    select id, quote_id, customer_id from transfers.transfer limit 1;
  create temp table owner (number bigint primary key, id uuid);
  insert into owner
    select row_number() over (order by id), id from customers.customer
    where id <> (select customer_id from source)
    union all select 0, customer_id from source;
  analyze owner`

async function seedSlice(
  client: Client,
  { count, everySeconds = 10, oneIn = 1, withoutLedger = false }: SeedSize,
  { first, last }: { readonly first: number; readonly last: number },
  partiesOf: (id: string) => Buffer,
): Promise<void> {
  await client.query('drop table if exists numbered, party, seeded')
  await client.query(
    `create temp table numbered as
       select line.*, owner.id as customer_id
       from (
         select n, uuidv7(n * -$3::interval) as id, uuidv7(n * -$3::interval) as quote_id,
           'PU' || translate(lpad(upper(to_hex(n)), 8, '0'), '01', 'XY') as reference,
           date_trunc('milliseconds', now()) - n * $3::interval as at,
           case when n % $4 = 0 then 0 else 1 + n % greatest(1, (select count(*) - 1 from owner)) end as number
         from generate_series($1::int, $2::int) as n) as line
       join owner using (number) order by n desc`,
    [first, last, `${everySeconds} seconds`, oneIn],
  )
  await encryptParties(client, partiesOf)
  await client.query(
    `create temp table seeded as
     select numbered.*, party.parties from numbered join party using (id) order by n desc`,
  )
  const source = await client.query<{ id: string; quote_id: string }>('select id, quote_id from source')
  const { id = '', quote_id: quoteId = '' } = source.rows[0] ?? {}
  await insertCopies(client, 'quotes.quote', quoteId, {
    id: 'quote_id',
    customer_id: 'customer_id',
    created_at: 'at',
  })
  await insertCopies(client, 'transfers.transfer', id, {
    id: 'id',
    reference: 'reference',
    quote_id: 'quote_id',
    customer_id: 'customer_id',
    state: `case n % 1000 when 0 then 'refunded' when 2 then 'expired' else 'delivered' end`,
    created_at: 'at',
    changed_at: `seeded.at + interval '1 minute'`,
    parties: 'parties',
  })
  if (!withoutLedger) await client.query(LEDGER, [STATEMENT_ACCOUNT.code, STATEMENT_ACCOUNT.counter, count])
}

const BATCH = 20_000

/** Fills the table `party`: the encrypted parties of each numbered transfer. */
async function encryptParties(client: Client, partiesOf: (id: string) => Buffer): Promise<void> {
  await client.query('create temp table party (id uuid, parties bytea)')
  const { rows } = await client.query<{ id: string }>('select id from numbered order by n')
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id)
    await client.query('insert into party select * from unnest($1::uuid[], $2::bytea[])', [
      ids,
      ids.map(partiesOf),
    ])
  }
  await client.query('analyze party; analyze numbered')
}

/** Copies one row for each seeded one. Non-unique indexes are created after all rows are inserted. */
export const copyRow = (
  client: Client,
  table: string,
  id: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> => withoutIndexes(client, [table], () => insertCopies(client, table, id, changed))

/** Inserts without the non-unique indexes of these tables, and creates them afterwards. */
async function withoutIndexes<Result>(
  client: Client,
  tables: readonly string[],
  insert: () => Promise<Result>,
): Promise<Result> {
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
     from pg_index where indrelid = any ($1::regclass[]) and not indisunique`,
    [tables],
  )
  for (const { drop } of indexes) await client.query(drop)
  const result = await insert()
  for (const { make } of indexes) await client.query(make)
  return result
}

async function insertCopies(
  client: Client,
  table: string,
  id: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const kept = columns.map(({ name }) => name).filter((name) => changed[name] === undefined)
  await client.query(
    `insert into ${table} (${[...Object.keys(changed), ...kept].join(', ')})
     select ${[...Object.values(changed).map((how) => (/^\w+$/.test(how) ? `seeded.${how}` : how)), ...kept.map((name) => `source.${name}`)].join(', ')}
     from seeded cross join ${table} as source where source.id = '${id}' order by n desc`,
  )
}

/** One journal of 1.000 CLP for each seeded transfer, as numbered entries of one account. */
const LEDGER = `
  with named as (
    select (select id from ledger.account where code = $1 and currency = 'CLP' limit 1) as account,
           (select id from ledger.account where code = $2 and currency = 'CLP' limit 1) as counter),
  journals as (
    insert into ledger.journal (id, kind, subject, leg_count, body_hash, effective_at, recorded_at)
    select quote_id, 'payin-suspended', id, 1, '\\x00', at, at from seeded order by n desc),
  moves as (
    insert into ledger.transfer (journal_id, position, action, debit_account, credit_account, amount_minor, currency)
    select quote_id, 1, 'posted', counter, account, 1000, 'CLP' from seeded, named order by n desc),
  lines as (
    insert into ledger.entry (account_id, version, journal_id, position, side, posted_minor, pending_minor,
      posted_after, debits_pending_after, credits_pending_after, recorded_at)
    select account, version, quote_id, 1, 'credit', 1000, 0, 1000 * version, 0, 0, at
    from (select *, $3::bigint - n + 1 as version from seeded) as numbered, named
    order by version)
  update ledger.account set version = counted.total, credits_posted = 1000 * counted.total, last_entry_at = now()
  from named, (select $3::bigint - min(n) + 1 as total from seeded) as counted where account.id = named.account`
