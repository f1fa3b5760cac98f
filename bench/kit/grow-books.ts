import type { AccountRef } from '@puente/ledger'
import { withConnection } from '@puente/postgres'

export interface Grown {
  /** Entries to write, two per journal. */
  readonly entries: number
  /** The debited accounts; their entries are spread evenly. */
  readonly payers: readonly AccountRef[]
  /** The credited accounts: few, so that their histories are long. */
  readonly payees: readonly AccountRef[]
  /** The journals are spread over the time from this instant to now. */
  readonly from: Date
}

/**
 * Seeds a history into books whose accounts are funded: journals of 1 from each payer in turn to each payee
 * in turn, with the entries that posting would have written. Uses one statement per table, in key order: ten
 * million entries in about two minutes.
 */
export async function growBooks(
  databaseUrl: string,
  { entries, payers, payees, from }: Grown,
): Promise<void> {
  const owners = (refs: readonly AccountRef[]) => refs.map((ref) => ref.owner)
  await withConnection(databaseUrl, async (client) => {
    await client.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off; drop index ledger.journal_subject`,
    )
    for (const [table, refs] of [
      ['payer', payers],
      ['payee', payees],
    ] as const)
      await client.query(
        `create temp table ${table} as
           select row_number() over (order by id) - 1 as nth, id, version, credits_posted - debits_posted as posted
           from ledger.account where code = '${refs[0]?.code}' and owner = any ('{${owners(refs).join(',')}}'::uuid[])`,
      )
    await client.query(
      `create temp table seeded as
         select n, uuidv7() as id, $2::timestamptz + n * ((now() - $2::timestamptz) / $1::int) as at,
           n % (select count(*) from payer) as payer, n / (select count(*) from payer) + 1 as paid,
           n % (select count(*) from payee) as payee, n / (select count(*) from payee) + 1 as received
         from generate_series(0, $1::int - 1) as n`,
      [entries / 2, from],
    )
    for (const statement of STATEMENTS) await client.query(statement)
  })
}

const STATEMENTS = [
  `insert into ledger.journal (id, kind, subject, leg_count, body_hash, effective_at, recorded_at)
   select id, 'seeded', id, 1, '\\x00', at, at from seeded order by n`,
  `insert into ledger.transfer (journal_id, position, action, debit_account, credit_account, amount_minor, currency)
   select seeded.id, 0, 'posted', payer.id, payee.id, 1, 'CLP'
   from seeded join payer on payer.nth = seeded.payer join payee on payee.nth = seeded.payee order by n`,
  ...[
    { table: 'payer', nth: 'paid', side: 'debit', sign: '-' },
    { table: 'payee', nth: 'received', side: 'credit', sign: '+' },
  ].flatMap(({ table, nth, side, sign }) => [
    `insert into ledger.entry (account_id, version, journal_id, position, side, posted_minor, pending_minor,
       posted_after, debits_pending_after, credits_pending_after, recorded_at)
     select one.id, one.version + ${nth}, seeded.id, 0, '${side}', 1, 0, one.posted ${sign} ${nth}, 0, 0, at
     from seeded join ${table} as one on one.nth = seeded.${table} order by one.id, ${nth}`,
    `update ledger.account set version = account.version + lived.entries, last_entry_at = lived.last_at,
       ${side}s_posted = ${side}s_posted + lived.entries
     from (select one.id, count(*) as entries, max(at) as last_at
           from seeded join ${table} as one on one.nth = seeded.${table} group by one.id) as lived
     where account.id = lived.id`,
  ]),
  'create index journal_subject on ledger.journal (subject)',
  'analyze ledger.journal, ledger.transfer, ledger.entry, ledger.account',
]
