-- Periods of the books that are closed, and a posting that costs less.
-- Nothing that stood is rewritten: functions are replaced under their own names and signatures, so that processes of
-- before and after may post side by side while this is applied.

-- Which part of the past is closed. The last row holds: everything effective before `closed_before` is closed. A close
-- moves that moment on; a correction is one more row, with its reason, that moves it back (null: nothing is closed).
create table ledger.period_change (
  sequence bigint generated always as identity primary key,
  action text not null,
  closed_before timestamptz,
  -- Who decided, as the caller names people, and why.
  actor text not null,
  reason text not null,
  recorded_at timestamptz not null,
  -- Journals numbered above it came after this row, those up to it before: nobody posts while a row is written.
  after_journal bigint not null,
  constraint names_its_moment check (action = 'correct' or action = 'close' and closed_before is not null)
);
create trigger immutable before update or delete or truncate on ledger.period_change for each statement execute function ledger.refuse_change();
grant select, insert on ledger.period_change to puente_app;

-- Every posting holds this lock shared until its work ends, and a change of periods takes it alone: whoever found a
-- period open has committed before it is closed.
create function ledger.hold_periods() returns timestamptz language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4820177402);
  -- A statement of its own: it sees what was committed while this one waited.
  return (select closed_before from ledger.period_change order by sequence desc limit 1);
end $$;

create function ledger.change_periods(
  new_action text, new_closed_before timestamptz, by_actor text, why text, moment timestamptz
) returns text language plpgsql as $$
declare
  standing timestamptz;
begin
  perform pg_advisory_xact_lock(4820177402);
  standing := (select closed_before from ledger.period_change order by sequence desc limit 1);
  if new_closed_before is not distinct from standing then
    return 'same-again';
  end if;
  if new_action = 'close' and new_closed_before <= standing then
    return 'already-closed';
  end if;
  if new_action = 'correct' and (standing is null or new_closed_before > standing) then
    return 'not-closed';
  end if;
  insert into ledger.period_change (action, closed_before, actor, reason, recorded_at, after_journal)
    values (new_action, new_closed_before, by_actor, why, moment,
            (select case when is_called then last_value else 0 end from ledger.journal_sequence_seq));
  return 'done';
end $$;
grant select on sequence ledger.journal_sequence_seq to puente_app;

-- Journals whose effective date is another than the moment they were recorded: which of them stand on different sides
-- of a moment is one look-up, so that a balance by effective date reads none of the others.
create index journal_displaced on ledger.journal
  using gist (tstzrange(least(effective_at, recorded_at), greatest(effective_at, recorded_at), '[]'))
  where effective_at <> recorded_at;

-- As before: writes a whole batch, or answers false and leaves no trace when any journal in it needs a closer look.
-- One statement reads the legs once and writes them everywhere. Columns that would say the same of each row may be
-- empty: no action is 'posted', no place is 0, no journal is the one of the same number, no count is 1.
-- The update is the lock: it goes through the accounts with a floor in the order of their ids, adds to what others
-- committed while it waited, and answers what stood; the window then counts on from there. Joins by hash or merge are
-- off: each look-up is one by key, whatever the planner believes of a table's size.
create or replace function ledger.post_batch(
  codes text[], owners uuid[], currencies text[],
  journal_ids uuid[], kinds text[], subjects uuid[], reasons text[], leg_counts smallint[], body_hashes text[],
  effective_ats timestamptz[],
  leg_journals int[], leg_positions smallint[], leg_actions text[], leg_debits int[], leg_credits int[],
  leg_amounts bigint[], leg_currencies text[], leg_pendings uuid[], leg_timeouts timestamptz[],
  moment timestamptz
) returns boolean language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  closed_before timestamptz := ledger.hold_periods();
  ids bigint[];
  floored boolean[];
  any_closed boolean;
  sound boolean;
begin
  if closed_before is not null and exists (
    select from unnest(journal_ids, effective_ats) as journal (id, effective_at)
      where coalesce(effective_at, moment) < closed_before
  ) then
    return false;
  end if;

  select coalesce(array_agg(account.id order by named.nth), '{}'), array_agg(account.floor <> 'none' order by named.nth),
         coalesce(bool_or(account.closed_at is not null), false)
    into ids, floored, any_closed
    from unnest(codes, owners, currencies) with ordinality as named (code, owner, currency, nth)
    cross join lateral (
      select id, floor, closed_at from ledger.account
        where code = named.code and owner = named.owner and currency = named.currency limit 1
    ) as account;
  if cardinality(ids) <> cardinality(codes) or any_closed then
    return false;
  end if;

  -- What follows is undone together when a key is already taken, a hold is unknown or a floor would break.
  begin
    -- Before this batch's own holds are put in.
    if 'post' = any (leg_actions) or 'void' = any (leg_actions) then
      delete from ledger.pending_due where pending_id = any (leg_pendings);
    end if;

    with leg as materialized (
      select nth, journal_ids[coalesce(given.journal, nth)] as journal_id, coalesce(given.position, 0::smallint) as position,
             coalesce(given.action, 'posted') as action, given.pending_id, given.timeout_at,
             coalesce(ids[given.debit], held.debit_account) as debit_account,
             coalesce(ids[given.credit], held.credit_account) as credit_account,
             coalesce(floored[given.debit], held.debit_floored) as debit_floored,
             coalesce(floored[given.credit], held.credit_floored) as credit_floored,
             coalesce(given.amount, held.amount_minor) as amount,
             coalesce(currencies[given.debit], held.currency) as currency,
             case coalesce(given.action, 'posted') when 'posted' then given.amount
               when 'post' then coalesce(given.amount, held.amount_minor) else 0 end as posted,
             case coalesce(given.action, 'posted') when 'posted' then 0
               when 'pending' then given.amount else - held.amount_minor end as pending,
             coalesce(given.action, 'posted') in ('posted', 'pending') or coalesce(
               held.amount_minor >= coalesce(given.amount, 0) and (given.action = 'void' or not held.any_closed), false) as sound
        from unnest(leg_journals, leg_positions, leg_actions, leg_debits, leg_credits, leg_amounts, leg_pendings, leg_timeouts)
          with ordinality as given (journal, position, action, debit, credit, amount, pending_id, timeout_at, nth)
        left join lateral (
          select transfer.debit_account, transfer.credit_account, transfer.amount_minor, transfer.currency,
                 debtor.floor <> 'none' as debit_floored, creditor.floor <> 'none' as credit_floored,
                 coalesce(debtor.closed_at, creditor.closed_at) is not null as any_closed
            from ledger.transfer
            cross join lateral (select floor, closed_at from ledger.account where id = transfer.debit_account limit 1) as debtor
            cross join lateral (select floor, closed_at from ledger.account where id = transfer.credit_account limit 1) as creditor
            where given.action in ('post', 'void') and transfer.action = 'pending' and transfer.pending_id = given.pending_id
            limit 1
        ) as held on true
    ), side as materialized (
      select debit_account as account_id, nth * 2 as step, 'debit' as side, journal_id, position, posted, pending,
             - posted as change, pending as debits_pending, 0::bigint as credits_pending
        from leg where debit_floored
      union all
      select credit_account, nth * 2 + 1, 'credit', journal_id, position, posted, pending, posted, 0, pending
        from leg where credit_floored
    ), total as materialized (
      select account_id, count(*) as entries,
             coalesce(sum(posted) filter (where side = 'debit'), 0)::bigint as debits_posted,
             coalesce(sum(posted) filter (where side = 'credit'), 0)::bigint as credits_posted,
             sum(debits_pending)::bigint as debits_pending, sum(credits_pending)::bigint as credits_pending
        from side group by account_id order by account_id
    ), moved as (
      update ledger.account set
          debits_posted = account.debits_posted + total.debits_posted,
          credits_posted = account.credits_posted + total.credits_posted,
          debits_pending = account.debits_pending + total.debits_pending,
          credits_pending = account.credits_pending + total.credits_pending,
          version = account.version + total.entries,
          last_entry_at = greatest(account.last_entry_at, moment)
        from total where account.id = total.account_id
        returning account.id as account_id, account.floor, account.closed_at, account.last_entry_at,
          account.version - total.entries as version,
          account.credits_posted - total.credits_posted - account.debits_posted + total.debits_posted as posted,
          account.debits_pending - total.debits_pending as debits_pending,
          account.credits_pending - total.credits_pending as credits_pending
    ), life as (
      -- What stood comes first in each account's life, and the sums go on from it.
      select account_id, 0::bigint as step, floor, closed_at, last_entry_at, version, posted as change, debits_pending, credits_pending,
             null as side, null::uuid as journal_id, null::smallint as position, 0::bigint as posted, 0::bigint as pending
        from moved
      union all
      select account_id, step, null, null, null, 1, change, debits_pending, credits_pending, side, journal_id, position, posted, pending
        from side
    ), running as materialized (
      select account_id, step, side, journal_id, position, posted, pending,
             first_value(floor) over so_far as floor, first_value(closed_at) over so_far as closed_at,
             first_value(last_entry_at) over so_far as recorded_at,
             (sum(version) over so_far)::bigint as version,
             (sum(change) over so_far)::bigint as posted_after,
             (sum(debits_pending) over so_far)::bigint as debits_pending_after,
             (sum(credits_pending) over so_far)::bigint as credits_pending_after
        from life window so_far as (partition by account_id order by step rows unbounded preceding)
    ), entries as (
      insert into ledger.entry (account_id, version, journal_id, position, side, posted_minor, pending_minor,
                                posted_after, debits_pending_after, credits_pending_after, recorded_at)
        select account_id, version, journal_id, position, side, posted, pending,
               posted_after, debits_pending_after, credits_pending_after, recorded_at
          from running where step > 0
    ), journals as (
      -- Numbered once the accounts are locked: whatever depends on each other is numbered in the order it happened.
      insert into ledger.journal (id, kind, subject, reason, leg_count, body_hash, effective_at, recorded_at)
        select id, kind, subject, reason, coalesce(leg_count, 1::smallint), decode(body_hash, 'hex'), coalesce(effective_at, moment), moment
          from unnest(journal_ids, kinds, subjects, reasons, leg_counts, body_hashes, effective_ats)
            as journal (id, kind, subject, reason, leg_count, body_hash, effective_at)
          where (select count(*) from moved) >= 0
    ), transfers as (
      insert into ledger.transfer (journal_id, position, action, debit_account, credit_account, amount_minor, currency, pending_id, timeout_at)
        select journal_id, position, action, debit_account, credit_account, amount, currency, pending_id, timeout_at from leg
    ), waiting as (
      insert into ledger.tail (account_id, journal_id, position, side, posted_minor, pending_minor, recorded_at)
        select case side when 'debit' then debit_account else credit_account end, journal_id, position, side, posted, pending, moment
          from leg cross join (values ('debit'), ('credit')) as sides (side)
          where not case side when 'debit' then debit_floored else credit_floored end
          order by nth, side desc
    ), ended as (
      insert into ledger.resolution (pending_id, journal_id, position, outcome)
        select pending_id, journal_id, position, action from leg where action in ('post', 'void') order by pending_id
    ), due as (
      insert into ledger.pending_due (timeout_at, pending_id)
        select timeout_at, pending_id from leg where action = 'pending' and timeout_at is not null
    )
    select coalesce(bool_and(closed_at is null and case floor
               when 'credit-floor-zero' then posted_after - debits_pending_after >= 0
               else - posted_after - credits_pending_after >= 0 end), true)
             and (select bool_and(leg.sound) from leg)
      into sound from running;
    if not sound then
      raise exception 'a floor would break, an account is closed or a hold is too small' using errcode = 'check_violation';
    end if;
  -- A leg that ends a hold nobody knows has no accounts.
  exception when unique_violation or check_violation or not_null_violation then
    return false;
  end;
  return true;
end $$;

-- As before, and finds the accounts that wait by walking the tail's own key, however many accounts there are.
create or replace function ledger.fold_tail(limit_per_account int) returns bigint language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  folded bigint;
begin
  with recursive waiting as (
    (select account_id from ledger.tail order by account_id limit 1)
    union all
    select (select tail.account_id from ledger.tail where tail.account_id > waiting.account_id order by tail.account_id limit 1)
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

  with taken as materialized (
    -- By place: whoever has the account's lock alone takes from its tail, so nothing moves in between.
    delete from ledger.tail where ctid = any (array(
      select oldest.ctid from unnest(ids) as folding (id) cross join lateral (
        select ctid from ledger.tail where account_id = folding.id order by sequence limit limit_per_account
      ) as oldest
    ))
    returning tail.*
  ), stood as materialized (
    select account.* from unnest(ids) as folding (id)
      cross join lateral (select * from ledger.account where account.id = folding.id limit 1) as account
  ), life as (
    select id as account_id, null::bigint as sequence, code, owner, currency, credits_posted = debits_posted as began_at_zero,
           last_entry_at as recorded_at, version, credits_posted - debits_posted as change, debits_pending, credits_pending,
           null as side, null::uuid as journal_id, null::smallint as position, 0::bigint as posted_minor, 0::bigint as pending_minor
      from stood
    union all
    select account_id, sequence, null, null, null, null, recorded_at, 1,
           case side when 'credit' then posted_minor else - posted_minor end,
           case side when 'debit' then pending_minor else 0 end, case side when 'credit' then pending_minor else 0 end,
           side, journal_id, position, posted_minor, pending_minor
      from taken
  ), running as materialized (
    select account_id, sequence, side, journal_id, position, posted_minor, pending_minor,
           first_value(code) over so_far as code, first_value(owner) over so_far as owner,
           first_value(currency) over so_far as currency, first_value(began_at_zero) over so_far as began_at_zero,
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
  ), left_zero as (
    insert into ledger.unsettled (account_id, code, owner, currency, since)
      select distinct on (account_id) account_id, code, owner, currency, entry_at
        from (
          select running.*, max(version) filter (where posted_after = 0) over (partition by account_id) as zero_at
            from running where sequence is not null
        ) as counted
        where posted_after <> 0 and (version > zero_at or zero_at is null and began_at_zero)
        order by account_id, version
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
end $$;
