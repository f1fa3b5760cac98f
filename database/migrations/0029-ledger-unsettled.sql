-- Which accounts do not stand at zero, and since when: money that waits is found among these alone, however many
-- accounts have lived and returned to zero. Kept in the transaction that moves the balance; nobody else writes it.
create table ledger.unsettled (
  account_id bigint primary key,
  code text not null,
  owner uuid not null,
  currency text not null,
  -- The entry that took it from zero.
  since timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 20000);
create index unsettled_oldest on ledger.unsettled (code, since, owner);
grant select, insert, update (since), delete on ledger.unsettled to puente_app;

create function ledger.keep_unsettled() returns trigger language plpgsql as $$
begin
  if new.credits_posted = new.debits_posted then
    delete from ledger.unsettled where account_id = new.id;
  else
    -- The fold knows the entry more exactly and has said so before.
    insert into ledger.unsettled (account_id, code, owner, currency, since)
      values (new.id, new.code, new.owner, new.currency, new.last_entry_at) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger unsettled after update of debits_posted, credits_posted on ledger.account for each row
  when ((old.credits_posted = old.debits_posted) <> (new.credits_posted = new.debits_posted))
  execute function ledger.keep_unsettled();

insert into ledger.unsettled (account_id, code, owner, currency, since)
  select account.id, code, owner, currency, left_zero.recorded_at
  from ledger.account
  cross join lateral (
    select recorded_at from ledger.entry
    where entry.account_id = account.id and entry.version > coalesce((
      select version from ledger.entry where account_id = account.id and posted_after = 0 order by version desc limit 1
    ), 0) and posted_after <> 0
    order by version limit 1
  ) as left_zero
  where credits_posted <> debits_posted;

create view ledger.v_unsettled as
  select unsettled.code, nullif(unsettled.owner, '00000000-0000-0000-0000-000000000000') as owner, unsettled.currency, since,
    case normal_side when 'credit' then credits_posted - debits_posted else debits_posted - credits_posted end as posted_minor
  from ledger.unsettled join ledger.account on account.id = unsettled.account_id;
grant select on ledger.v_unsettled to puente_app;

-- As before, and says of each account that it numbers when it last left zero: between two folds it may have stood there.
create or replace function ledger.fold_tail(limit_per_account int) returns bigint language plpgsql
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  folded bigint;
begin
  with waiting as (
    select account.id from ledger.account
      where account.floor = 'none' and exists (select from ledger.tail where tail.account_id = account.id)
      order by account.id for no key update skip locked
  )
  select array_agg(id) into ids from waiting;

  with taken as materialized (
    delete from ledger.tail using (
      select oldest.account_id, oldest.sequence from unnest(ids) as folding (id) cross join lateral (
        select account_id, sequence from ledger.tail where account_id = folding.id order by sequence limit limit_per_account
      ) as oldest
    ) as chosen
    where tail.account_id = chosen.account_id and tail.sequence = chosen.sequence
    returning tail.*
  ), running as materialized (
    select taken.*, account.code, account.owner, account.currency,
           account.credits_posted = account.debits_posted as began_at_zero,
           account.version + row_number() over life as version,
           greatest(account.last_entry_at, max(taken.recorded_at) over life) as entry_at,
           account.credits_posted - account.debits_posted
             + (sum(case side when 'credit' then posted_minor else - posted_minor end) over life)::bigint as posted_after,
           account.debits_pending + (sum(case side when 'debit' then pending_minor else 0 end) over life)::bigint as debits_pending_after,
           account.credits_pending + (sum(case side when 'credit' then pending_minor else 0 end) over life)::bigint as credits_pending_after
      from taken cross join lateral (select * from ledger.account where id = taken.account_id limit 1) as account
      window life as (partition by taken.account_id order by taken.sequence)
  ), written as (
    insert into ledger.entry (account_id, version, journal_id, position, side, posted_minor, pending_minor,
                              posted_after, debits_pending_after, credits_pending_after, recorded_at)
      select account_id, version, journal_id, position, side, posted_minor, pending_minor,
             posted_after, debits_pending_after, credits_pending_after, entry_at
        from running
  ), left_zero as (
    insert into ledger.unsettled (account_id, code, owner, currency, since)
      select distinct on (account_id) account_id, code, owner, currency, entry_at
        from (
          select running.*, max(version) filter (where posted_after = 0) over (partition by account_id) as zero_at from running
        ) as life
        where posted_after <> 0 and (version > zero_at or zero_at is null and began_at_zero)
        order by account_id, version
      on conflict (account_id) do update set since = excluded.since
  ), moved as (
    update ledger.account set
        debits_posted = account.debits_posted + total.debits_posted,
        credits_posted = account.credits_posted + total.credits_posted,
        debits_pending = account.debits_pending + total.debits_pending,
        credits_pending = account.credits_pending + total.credits_pending,
        version = account.version + total.entries,
        last_entry_at = greatest(account.last_entry_at, total.last_at)
      from (
        select account_id, count(*) as entries, max(recorded_at) as last_at,
               coalesce(sum(posted_minor) filter (where side = 'debit'), 0)::bigint as debits_posted,
               coalesce(sum(posted_minor) filter (where side = 'credit'), 0)::bigint as credits_posted,
               coalesce(sum(pending_minor) filter (where side = 'debit'), 0)::bigint as debits_pending,
               coalesce(sum(pending_minor) filter (where side = 'credit'), 0)::bigint as credits_pending
          from taken group by account_id
      ) as total
      where account.id = total.account_id and account.id = any (ids)
  )
  select count(*) into folded from taken;
  return folded;
end $$;
