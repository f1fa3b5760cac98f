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
}

/** The ledger account with the seeded statement, one entry per transfer. */
export const STATEMENT_ACCOUNT = { code: 'suspense', currency: 'CLP', counter: 'client-bank' } as const

/**
 * Seeds `count` transfers by copying the existing one, some seconds apart and delivered, each with its own
 * quote, and as many journals into one account. Uses one statement per table: a million in about a minute and
 * a half.
 */
export async function seedLists(
  databaseUrl: string,
  { count, deepRow, everySeconds = 10 }: SeedSize,
  partiesOf: (id: string) => Buffer,
): Promise<SeededLists> {
  return withConnection(databaseUrl, async (client) => {
    await client.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off`,
    )
    await client.query(
      `create temp table numbered as
         select n, uuidv7(n * -$2::interval) as id, uuidv7(n * -$2::interval) as quote_id,
           'PU' || translate(lpad(upper(to_hex(n)), 8, '0'), '01', 'XY') as reference,
           date_trunc('milliseconds', now()) - n * $2::interval as at
         from generate_series(1, $1::int) as n order by n desc`,
      [count, `${everySeconds} seconds`],
    )
    await encryptParties(client, partiesOf)
    await client.query(
      `create temp table seeded as
       select numbered.*, party.parties from numbered join party using (id) order by n desc`,
    )
    const source = await client.query<{ id: string; quote_id: string }>(
      'select id, quote_id from transfers.transfer limit 1',
    )
    const { id = '', quote_id: quoteId = '' } = source.rows[0] ?? {}
    await copyRow(client, 'quotes.quote', quoteId, { id: 'quote_id', created_at: 'at' })
    await copyRow(client, 'transfers.transfer', id, {
      id: 'id',
      reference: 'reference',
      quote_id: 'quote_id',
      state: `case n % 1000 when 0 then 'refunded' when 2 then 'expired' else 'delivered' end`,
      created_at: 'at',
      changed_at: `seeded.at + interval '1 minute'`,
      parties: 'parties',
    })
    await client.query(LEDGER, [STATEMENT_ACCOUNT.code, STATEMENT_ACCOUNT.counter])
    await client.query(
      'analyze quotes.quote, transfers.transfer, ledger.journal, ledger.transfer, ledger.entry',
    )
    const found = await client.query<{ id: string; reference: string; at: Date }>(
      'select id, reference, at from seeded where n = $1',
      [deepRow],
    )
    const [deep] = found.rows
    if (deep === undefined) throw new Error(`${count} transfers have no row ${deepRow}`)
    return { reference: deep.reference, deep: { createdAt: deep.at, id: deep.id } }
  })
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
export async function copyRow(
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
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  )
  for (const { drop } of indexes) await client.query(drop)
  await client.query(
    `insert into ${table} (${[...Object.keys(changed), ...kept].join(', ')})
     select ${[...Object.values(changed).map((how) => (/^\w+$/.test(how) ? `seeded.${how}` : how)), ...kept.map((name) => `source.${name}`)].join(', ')}
     from seeded cross join ${table} as source where source.id = '${id}' order by n desc`,
  )
  for (const { make } of indexes) await client.query(make)
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
    from (select *, row_number() over (order by n desc) as version from seeded) as numbered, named
    order by version)
  update ledger.account set version = counted.total, credits_posted = 1000 * counted.total, last_entry_at = now()
  from named, (select count(*) as total from seeded) as counted where account.id = named.account`
