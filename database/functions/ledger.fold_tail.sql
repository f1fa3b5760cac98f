-- Folds appended entries into the balances of their accounts, at most this many per account. Returns their number.
create or replace function ledger.fold_tail(limit_per_account integer)
 returns bigint
 language plpgsql
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
 set plan_cache_mode to 'force_generic_plan'
as $function$
declare
  ids bigint[];
  folded bigint;
begin
  with recursive waiting as (
    (select account_id from ledger.lot order by account_id limit 1)
    union all
    select (select lot.account_id from ledger.lot where lot.account_id > waiting.account_id order by lot.account_id limit 1)
      from waiting where waiting.account_id is not null
  ), mine as (
    select account.id from (select account_id from waiting where account_id is not null order by account_id) as named
      join ledger.account on account.id = named.account_id
      for no key update of account skip locked
  )
  select array_agg(id order by id) into ids from mine;
  if ids is null then
    return 0;
  end if;

  with lots as (
    -- By place: whoever has the account's lock alone takes from its tail, so nothing moves in between.
    delete from ledger.lot where ctid = any (array(
      select oldest.place from unnest(ids) as folding (id) cross join lateral (
        select place, sum(cardinality(positions)) over (order by sequence) - cardinality(positions) as before
          from (select ctid as place, sequence, positions from ledger.lot where account_id = folding.id order by sequence limit limit_per_account) as first
      ) as oldest where oldest.before < limit_per_account
    ))
    returning lot.*
  ), taken as materialized (
    select account_id, ledger.side_sequence(sequence, nth) as sequence, journal_id, position,
           case when is_credit then 'credit' else 'debit' end as side, posted_minor, pending_minor, recorded_at
      from lots cross join unnest(journal_ids, positions, are_credits, posted_minors, pending_minors)
        with ordinality as side (journal_id, position, is_credit, posted_minor, pending_minor, nth)
  ), stood as materialized (
    select account.* from unnest(ids) as folding (id)
      cross join lateral (select * from ledger.account where account.id = folding.id limit 1) as account
  ), life as (
    select id as account_id, null::bigint as sequence, last_entry_at as recorded_at, version, credits_posted - debits_posted as change, debits_pending, credits_pending,
           null as side, null::uuid as journal_id, null::smallint as position, 0::bigint as posted_minor, 0::bigint as pending_minor
      from stood
    union all
    select account_id, sequence, recorded_at, 1,
           case side when 'credit' then posted_minor else - posted_minor end,
           case side when 'debit' then pending_minor else 0 end, case side when 'credit' then pending_minor else 0 end,
           side, journal_id, position, posted_minor, pending_minor
      from taken
  ), running as materialized (
    select account_id, sequence, side, journal_id, position, posted_minor, pending_minor,
           max(recorded_at) over so_far as entry_at,
           (sum(version) over so_far)::bigint as version,
           (sum(change) over so_far)::bigint as posted_after,
           (sum(debits_pending) over so_far)::bigint as debits_pending_after,
           (sum(credits_pending) over so_far)::bigint as credits_pending_after
      from life window so_far as (partition by account_id order by sequence nulls first rows unbounded preceding)
  ), written as (
    insert into ledger.entry (account_id, version, journal_id, position, side, posted_minor, pending_minor,
                              posted_after, debits_pending_after, credits_pending_after, recorded_at)
      select account_id, version, journal_id, position, side, posted_minor, pending_minor,
             posted_after, debits_pending_after, credits_pending_after, entry_at
        from running where sequence is not null
  ), crossed as (
    -- Versions of one account follow each other, so the entry that left zero stands right behind the last one at zero.
    select account_id, count(*) as counted, array_agg(entry_at order by version) as moments,
           max(version) filter (where posted_after = 0) - min(version) + 1 as zero_at
      from running where sequence is not null group by account_id
  ), left_zero as (
    insert into ledger.unsettled (account_id, code, owner, currency, since)
      select account_id, stood.code, stood.owner, stood.currency, moments[coalesce(zero_at, 0) + 1]
        from crossed
        cross join lateral (select * from ledger.account where account.id = crossed.account_id limit 1) as stood
        where coalesce(zero_at, 0) < counted and (zero_at is not null or stood.credits_posted = stood.debits_posted)
      on conflict (account_id) do update set since = excluded.since
  ), total as materialized (
    select account_id, count(*) as entries, max(recorded_at) as last_at,
           coalesce(sum(posted_minor) filter (where side = 'debit'), 0)::bigint as debits_posted,
           coalesce(sum(posted_minor) filter (where side = 'credit'), 0)::bigint as credits_posted,
           coalesce(sum(pending_minor) filter (where side = 'debit'), 0)::bigint as debits_pending,
           coalesce(sum(pending_minor) filter (where side = 'credit'), 0)::bigint as credits_pending
      from taken group by account_id order by account_id
  ), moved as (
    update ledger.account set
        debits_posted = account.debits_posted + total.debits_posted,
        credits_posted = account.credits_posted + total.credits_posted,
        debits_pending = account.debits_pending + total.debits_pending,
        credits_pending = account.credits_pending + total.credits_pending,
        version = account.version + total.entries,
        last_entry_at = greatest(account.last_entry_at, total.last_at)
      from total where account.id = total.account_id
  )
  select count(*) into folded from taken;
  return folded;
end $function$;
