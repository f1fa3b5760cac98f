-- Posts the journals of a batch in one statement. Returns false, and posts nothing, when any of them is refused.
create or replace function ledger.post_batch(codes text[], owners uuid[], currencies text[], journal_ids uuid[], kinds text[], subjects uuid[], reasons text[], leg_counts smallint[], body_hashes text[], effective_ats timestamp with time zone[], leg_journals integer[], leg_positions smallint[], leg_actions text[], leg_debits integer[], leg_credits integer[], leg_amounts bigint[], leg_currencies text[], leg_pendings uuid[], leg_timeouts timestamp with time zone[], moment timestamp with time zone)
 returns boolean
 language plpgsql
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
 set plan_cache_mode to 'force_generic_plan'
as $function$
declare
  closed_before timestamptz := ledger.hold_periods();
  ids bigint[];
  -- 1 where credits, -1 where debits may not fall short, 0 without a floor: all of one width, so that a place is one look.
  floors smallint[];
  any_closed boolean;
  sound boolean;
  writer bigint := pg_current_xact_id()::text::bigint;
begin
  if closed_before is not null and exists (
    select from unnest(journal_ids, effective_ats) as journal (id, effective_at)
      where coalesce(effective_at, moment) < closed_before
  ) then
    return false;
  end if;

  select coalesce(array_agg(account.id order by named.nth), '{}'), array_agg(case account.floor when 'none' then 0 when 'credit-floor-zero' then 1 else -1 end::smallint order by named.nth),
         coalesce(bool_or(account.closed_at is not null), false)
    into ids, floors, any_closed
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
    with leg as materialized (
      select nth, journal_ids[coalesce(given.journal, nth)] as journal_id, coalesce(given.position, 0::smallint) as position,
             coalesce(given.action, 'posted') as action, given.pending_id, given.timeout_at,
             coalesce(ids[given.debit], held.debit_account) as debit_account,
             coalesce(ids[given.credit], held.credit_account) as credit_account,
             coalesce(floors[given.debit], held.debit_floor) as debit_floor,
             coalesce(floors[given.credit], held.credit_floor) as credit_floor,
             coalesce(given.amount, held.amount_minor) as amount,
             coalesce(held.currency, given.currency, leg_currencies[1], currencies[given.debit]) as currency,
             case coalesce(given.action, 'posted') when 'posted' then given.amount
               when 'post' then coalesce(given.amount, held.amount_minor) else 0 end as posted,
             case coalesce(given.action, 'posted') when 'posted' then 0
               when 'pending' then given.amount else - held.amount_minor end as pending,
             coalesce(given.action, 'posted') in ('posted', 'pending') or coalesce(
               held.amount_minor >= coalesce(given.amount, 0) and (given.action = 'void' or not held.any_closed), false) as sound
        from unnest(leg_journals, leg_positions, leg_actions, leg_debits, leg_credits, leg_amounts, leg_currencies,
          leg_pendings, leg_timeouts)
          with ordinality as given (journal, position, action, debit, credit, amount, currency, pending_id, timeout_at, nth)
        left join lateral (
          select transfer.debit_account, transfer.credit_account, transfer.amount_minor, transfer.currency,
                 case debtor.floor when 'none' then 0 when 'credit-floor-zero' then 1 else -1 end::smallint as debit_floor,
                 case creditor.floor when 'none' then 0 when 'credit-floor-zero' then 1 else -1 end::smallint as credit_floor,
                 coalesce(debtor.closed_at, creditor.closed_at) is not null as any_closed
            from ledger.transfer
            cross join lateral (select floor, closed_at from ledger.account where id = transfer.debit_account limit 1) as debtor
            cross join lateral (select floor, closed_at from ledger.account where id = transfer.credit_account limit 1) as creditor
            where given.action in ('post', 'void') and transfer.action = 'pending' and transfer.pending_id = given.pending_id
            limit 1
        ) as held on true
    ), unwatched as (
      select debit_account as account_id, nth * 2 as step, false as is_credit, journal_id, position, posted, pending
        from leg where debit_floor = 0
      union all
      select credit_account, nth * 2 + 1, true, journal_id, position, posted, pending from leg where credit_floor = 0
      order by account_id, step
    ), waiting as (
      -- Before any account is locked: what others wait for is kept short.
      insert into ledger.lot (account_id, recorded_at, journal_ids, positions, are_credits, posted_minors, pending_minors)
        select account_id, moment, array_agg(journal_id), array_agg(position), array_agg(is_credit), array_agg(posted), array_agg(pending)
          from unwatched group by account_id
        returning 1
    ), side as materialized (
      select debit_account as account_id, nth * 2 as step, 'debit' as side, journal_id, position, posted, pending,
             - posted as change, pending as debits_pending, 0::bigint as credits_pending, debit_floor as floor
        from leg where debit_floor <> 0
      union all
      select credit_account, nth * 2 + 1, 'credit', journal_id, position, posted, pending, posted, 0, pending, credit_floor
        from leg where credit_floor <> 0
    ), total as materialized (
      select account_id, count(*) as entries,
             coalesce(sum(posted) filter (where side = 'debit'), 0)::bigint as debits_posted,
             coalesce(sum(posted) filter (where side = 'credit'), 0)::bigint as credits_posted,
             sum(debits_pending)::bigint as debits_pending, sum(credits_pending)::bigint as credits_pending
        from side where (select count(*) from waiting) >= 0 group by account_id order by account_id
    ), moved as (
      update ledger.account set
          debits_posted = account.debits_posted + total.debits_posted,
          credits_posted = account.credits_posted + total.credits_posted,
          debits_pending = account.debits_pending + total.debits_pending,
          credits_pending = account.credits_pending + total.credits_pending,
          version = account.version + total.entries,
          last_entry_at = greatest(account.last_entry_at, moment)
        from total where account.id = total.account_id
        returning account.id as account_id, account.closed_at, account.last_entry_at,
          account.version - total.entries as version,
          account.credits_posted - total.credits_posted - account.debits_posted + total.debits_posted as posted,
          account.debits_pending - total.debits_pending as debits_pending,
          account.credits_pending - total.credits_pending as credits_pending
    ), life as (
      -- What stood comes first in each account's life, and the sums go on from it.
      select account_id, 0::bigint as step, null::smallint as floor, last_entry_at, version, posted as change, debits_pending, credits_pending,
             null as side, null::uuid as journal_id, null::smallint as position, 0::bigint as posted, 0::bigint as pending
        from moved
      union all
      select account_id, step, floor, null, 1, change, debits_pending, credits_pending, side, journal_id, position, posted, pending
        from side
    ), running as materialized (
      select account_id, step, side, journal_id, position, posted, pending,
             floor, max(last_entry_at) over so_far as recorded_at,
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
      insert into ledger.journal (id, kind, subject, reason, leg_count, body_hash, effective_at, recorded_at, xid)
        select id, kind, subject, reason, coalesce(leg_count, 1::smallint), decode(body_hash, 'hex'), coalesce(effective_at, moment), moment, writer
          from unnest(journal_ids, kinds, subjects, reasons, leg_counts, body_hashes, effective_ats)
            as journal (id, kind, subject, reason, leg_count, body_hash, effective_at)
          where (select count(*) from moved) >= 0
    ), transfers as (
      insert into ledger.transfer (journal_id, position, action, debit_account, credit_account, amount_minor, currency, pending_id, timeout_at)
        select journal_id, position, action, debit_account, credit_account, amount, currency, pending_id, timeout_at from leg
    ), ended as (
      insert into ledger.resolution (pending_id, journal_id, position, outcome)
        select pending_id, journal_id, position, action from leg where action in ('post', 'void') order by pending_id
    ), due as (
      insert into ledger.pending_due (timeout_at, pending_id)
        select timeout_at, pending_id from leg where action = 'pending' and timeout_at is not null
    )
    select coalesce(bool_and(case floor when 1 then posted_after - debits_pending_after >= 0
               else - posted_after - credits_pending_after >= 0 end), true)
             and (select coalesce(bool_and(closed_at is null), true) from moved)
             and (select bool_and(leg.sound) from leg)
      into sound from running where step > 0;
    if not sound then
      raise exception 'a floor would break, an account is closed or a hold is too small' using errcode = 'check_violation';
    end if;
    -- After the holds were read: one that was committed a moment before that is known here, too.
    if 'post' = any (leg_actions) or 'void' = any (leg_actions) then
      delete from ledger.pending_due where pending_id = any (array(
        select pending_id from unnest(leg_actions, leg_pendings) as ending (action, pending_id) where action in ('post', 'void')));
    end if;
  -- A leg that ends a hold nobody knows has no accounts.
  exception when unique_violation or check_violation or not_null_violation then
    return false;
  end;
  return true;
end $function$;
