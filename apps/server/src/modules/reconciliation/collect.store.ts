import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/**
 * Collects the new entries of an account from the books: one item for each journal, with the references that the bank
 * may use. Entries are numbered without gaps, so none is missed and none is collected twice. Returns their number.
 */
export async function collectBooks(work: Work, accountId: bigint): Promise<number> {
  const { until } = await work.tx.one<{ until: bigint }>(sql`
    select coalesce(max(s.version), a.collected_version) as until
    from reconciliation.account a left join ledger.v_side s on s.account_id = a.id and s.version > a.collected_version
    where a.id = ${accountId} group by a.collected_version`)
  const came = await work.tx.run(sql`
    with fresh as (
      select journal_id, min(kind) as kind, min(subject::text)::uuid as subject, min(effective_at) as effective_at,
             sum(case side when 'debit' then posted_minor else - posted_minor end)::bigint as amount_minor
      from ledger.v_side
      where account_id = ${accountId} and version <= ${until}
        and version > (select collected_version from reconciliation.account where id = ${accountId})
      group by journal_id)
    insert into reconciliation.item (id, account_id, side, journal_id, subject, day, moved_at, amount_minor, kind, refs,
                                     rut_index, state, known_at)
    select reconciliation.entry_id(${accountId}, f.journal_id), ${accountId}, 'books',
           f.journal_id, f.subject, (f.effective_at at time zone 'America/Santiago')::date, f.effective_at, f.amount_minor, f.kind,
           coalesce(known.refs, '{}'), known.rut_index, 'open', ${work.now}
    from fresh f left join lateral (
      select array_agg(distinct reconciliation.plain_reference(ref)) filter (where ref is not null) as refs,
             (array_agg(rut_index) filter (where rut_index is not null))[1] as rut_index
      from (select refs, rut_index from payins.v_bank_fact where subject = f.subject and journal_id = f.journal_id
            union all
            select refs, null from payouts.v_bank_fact
            where transfer_id = f.subject and f.kind in ('transfer-delivered', 'transfer-payout-came-back')) as fact,
           unnest(refs) as ref
    ) as known on true
    where f.amount_minor <> 0
    on conflict (account_id, journal_id) where side = 'books' do nothing`)
  await work.tx.run(
    sql`update reconciliation.account set collected_version = ${until} where id = ${accountId}`,
  )
  return came
}

/** An entry that is booked here and matched immediately; the later collection finds it stored. */
export interface MadeEntry {
  readonly accountId: bigint
  readonly journalId: string
  readonly subject: string
  readonly day: string
  readonly amountMinor: bigint
  readonly kind: string
  /** The references and the RUT by which it is found again if its match is undone. */
  readonly refs?: readonly string[]
  readonly rutIndex?: Buffer | undefined
}

/** Inserts an entry that this work books; returns its id. */
export async function insertMadeEntry(work: Work, entry: MadeEntry): Promise<string> {
  const { id } = await work.tx.one<{ id: string }>(sql`
    insert into reconciliation.item (id, account_id, side, journal_id, subject, day, amount_minor, kind, refs,
                                     rut_index, state, known_at)
    values (reconciliation.entry_id(${entry.accountId}, ${entry.journalId}),
            ${entry.accountId}, 'books', ${entry.journalId}, ${entry.subject}, ${entry.day}, ${entry.amountMinor},
            ${entry.kind}, ${entry.refs ?? []}::text[], ${entry.rutIndex ?? null}, 'open', ${work.now})
    returning id`)
  return id
}
