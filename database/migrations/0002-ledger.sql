-- The double-entry ledger. Whatever has happened is a row that nobody updates or deletes; only the running
-- totals of `account` move, and the two queues (`tail`, `pending_due`) empty as their work is done.
-- The hot tables carry no foreign keys (they cost the posting path two to five times its speed):
-- posting proves existence while it writes, and the verifier proves it again.

create schema ledger;

create table ledger.account (
  id bigint generated always as identity primary key,
  code text not null,
  -- The nil uuid stands for the operator itself, so that the name stays a plain unique key on every engine.
  owner uuid not null default '00000000-0000-0000-0000-000000000000',
  currency text not null,
  normal_side text not null,
  floor text not null,
  debits_posted bigint not null default 0,
  credits_posted bigint not null default 0,
  debits_pending bigint not null default 0,
  credits_pending bigint not null default 0,
  -- The number of entries, and the moment of the last: entry times never run backwards within one account.
  version bigint not null default 0,
  last_entry_at timestamptz not null default '-infinity',
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (code, owner, currency),
  -- What no racing writer gets past, even one that forgets to lock. The only check on this row, and short:
  -- PostgreSQL reads a check's text again in every statement that updates.
  constraint floor_holds check (case floor
    when 'none' then true
    when 'credit-floor-zero' then credits_posted - debits_posted - debits_pending >= 0
    when 'debit-floor-zero' then debits_posted - credits_posted - credits_pending >= 0
    else false end)
) with (fillfactor = 60);

create table ledger.journal (
  id uuid primary key,
  sequence bigint generated always as identity,
  kind text not null,
  subject uuid not null,
  reason text,
  leg_count smallint not null,
  body_hash bytea not null,
  effective_at timestamptz not null,
  recorded_at timestamptz not null
);
create index journal_subject on ledger.journal (subject);

-- One row carries both sides and one amount: an unbalanced posting cannot be written down.
-- pending_id is the name of the hold: its own on 'pending', the one it ends on 'post' and 'void'.
create table ledger.transfer (
  journal_id uuid not null,
  position smallint not null,
  -- posted, pending, post or void.
  action text not null,
  debit_account bigint not null,
  credit_account bigint not null,
  amount_minor bigint not null,
  currency text not null,
  pending_id uuid,
  timeout_at timestamptz,
  primary key (journal_id, position),
  constraint moves_something check (amount_minor > 0 and debit_account <> credit_account)
);
create unique index transfer_pending on ledger.transfer (pending_id) where action = 'pending';

-- Its primary key makes a hold end exactly once.
create table ledger.resolution (
  pending_id uuid primary key,
  journal_id uuid not null,
  position smallint not null,
  outcome text not null
);

-- One side of one transfer in the life of one account, with the totals right after it.
-- (account_id, version) is gap-free: a page of a statement, or a past balance, is one range of this key,
-- and two writers that believe in the same version cannot both be right.
create table ledger.entry (
  account_id bigint not null,
  version bigint not null,
  journal_id uuid not null,
  position smallint not null,
  side text not null,
  posted_minor bigint not null,
  pending_minor bigint not null,
  -- Credits less debits; the reader turns it to the account's normal side.
  posted_after bigint not null,
  debits_pending_after bigint not null,
  credits_pending_after bigint not null,
  recorded_at timestamptz not null,
  primary key (account_id, version)
);

-- Sides of accounts without a floor, waiting for the fold to number them into `entry`.
create table ledger.tail (
  account_id bigint not null,
  sequence bigint generated always as identity,
  journal_id uuid not null,
  position smallint not null,
  side text not null,
  posted_minor bigint not null,
  pending_minor bigint not null,
  recorded_at timestamptz not null,
  primary key (account_id, sequence)
) with (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 20000);

-- Open holds that end by themselves.
create table ledger.pending_due (
  pending_id uuid primary key,
  timeout_at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 20000);

create index pending_due_timeout on ledger.pending_due (timeout_at);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is immutable: a correction is a new row', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger immutable before update or delete or truncate on ledger.journal for each statement execute function ledger.refuse_change();
create trigger immutable before update or delete or truncate on ledger.transfer for each statement execute function ledger.refuse_change();
create trigger immutable before update or delete or truncate on ledger.resolution for each statement execute function ledger.refuse_change();
create trigger immutable before update or delete or truncate on ledger.entry for each statement execute function ledger.refuse_change();
create trigger immutable before delete or truncate on ledger.account for each statement execute function ledger.refuse_change();
create trigger immutable_name before update of id, code, owner, currency, normal_side, floor, opened_at on ledger.account for each statement execute function ledger.refuse_change();

-- Writes a whole batch, or answers false and leaves no trace when any journal in it needs a closer look
-- (an id already known; an account unknown, closed or short; a hold unknown or ended). The caller then reads,
-- judges each journal, and comes back with the sound ones.
-- Accounts arrive once, in codes/owners/currencies; legs point at them, and at their journal, by ordinal.
-- A lateral `limit 1` is one key look-up per row whatever the planner believes of a table's size, and the settings
-- keep a plan that was made while the tables were small from scanning them when they are large.
create function ledger.post_batch(
  codes text[], owners uuid[], currencies text[],
  journal_ids uuid[], kinds text[], subjects uuid[], reasons text[], leg_counts smallint[], body_hashes text[],
  effective_ats timestamptz[],
  leg_journals int[], leg_positions smallint[], leg_actions text[], leg_debits int[], leg_credits int[],
  leg_amounts bigint[], leg_currencies text[], leg_pendings uuid[], leg_timeouts timestamptz[],
  moment timestamptz
) returns boolean language plpgsql
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  floored boolean[];
  any_closed boolean;
  debit_ids bigint[];
  credit_ids bigint[];
  debit_floored boolean[];
  credit_floored boolean[];
  posted_amounts bigint[];
  pending_amounts bigint[];
  sound boolean;
begin
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

  if 'post' = any (leg_actions) or 'void' = any (leg_actions) then
    select array_agg(coalesce(ids[leg.debit], held.debit_account) order by leg.nth),
           array_agg(coalesce(ids[leg.credit], held.credit_account) order by leg.nth),
           array_agg(coalesce(floored[leg.debit], held.debit_floored) order by leg.nth),
           array_agg(coalesce(floored[leg.credit], held.credit_floored) order by leg.nth),
           array_agg(coalesce(leg.currency, held.currency) order by leg.nth),
           array_agg(case leg.action when 'posted' then leg.amount when 'post' then coalesce(leg.amount, held.amount_minor) else 0 end order by leg.nth),
           array_agg(case leg.action when 'posted' then 0 when 'pending' then leg.amount else - held.amount_minor end order by leg.nth),
           array_agg(coalesce(leg.amount, held.amount_minor) order by leg.nth),
           bool_and(leg.action in ('posted', 'pending')
             or coalesce(held.amount_minor >= coalesce(leg.amount, 0)
                  and (leg.action = 'void' or not held.any_closed), false))
      into debit_ids, credit_ids, debit_floored, credit_floored, leg_currencies, posted_amounts, pending_amounts, leg_amounts, sound
      from unnest(leg_debits, leg_credits, leg_actions, leg_amounts, leg_currencies, leg_pendings)
        with ordinality as leg (debit, credit, action, amount, currency, pending_id, nth)
      left join lateral (
        select transfer.debit_account, transfer.credit_account, transfer.amount_minor, transfer.currency,
               debtor.floor <> 'none' as debit_floored, creditor.floor <> 'none' as credit_floored,
               coalesce(debtor.closed_at, creditor.closed_at) is not null as any_closed
          from ledger.transfer
          cross join lateral (select floor, closed_at from ledger.account where id = transfer.debit_account limit 1) as debtor
          cross join lateral (select floor, closed_at from ledger.account where id = transfer.credit_account limit 1) as creditor
          where transfer.action = 'pending' and transfer.pending_id = leg.pending_id limit 1
      ) as held on leg.action in ('post', 'void');
    if sound is not true then
      return false;
    end if;
  else
    select array_agg(ids[leg.debit] order by leg.nth), array_agg(ids[leg.credit] order by leg.nth),
           array_agg(floored[leg.debit] order by leg.nth), array_agg(floored[leg.credit] order by leg.nth),
           array_agg(case leg.action when 'posted' then leg.amount else 0 end order by leg.nth),
           array_agg(case leg.action when 'posted' then 0 else leg.amount end order by leg.nth)
      into debit_ids, credit_ids, debit_floored, credit_floored, posted_amounts, pending_amounts
      from unnest(leg_debits, leg_credits, leg_actions, leg_amounts) with ordinality as leg (debit, credit, action, amount, nth);
  end if;

  -- What follows is undone together when a key is already taken or a floor would break.
  begin
    if true = any (debit_floored) or true = any (credit_floored) then
      -- A statement of its own, in one order for all: the next one then sees what was committed while this one waited.
      perform from ledger.account
        where account.id = any (debit_ids || credit_ids) and account.floor <> 'none'
        order by account.id for no key update;

      with side as materialized (
        select nth * 2 as step, debit_ids[nth] as account_id, 'debit' as side, journal_ids[leg_journals[nth]] as journal_id,
               leg_positions[nth] as position, posted_amounts[nth] as posted, pending_amounts[nth] as pending,
               - posted_amounts[nth] as posted_change, pending_amounts[nth] as debits_pending, 0::bigint as credits_pending
          from generate_subscripts(debit_ids, 1) as nth where debit_floored[nth]
        union all
        select nth * 2 + 1, credit_ids[nth], 'credit', journal_ids[leg_journals[nth]],
               leg_positions[nth], posted_amounts[nth], pending_amounts[nth],
               posted_amounts[nth], 0, pending_amounts[nth]
          from generate_subscripts(credit_ids, 1) as nth where credit_floored[nth]
      ), running as materialized (
        select side.*, account.floor, account.closed_at,
               account.version + row_number() over life as version,
               greatest(account.last_entry_at, moment) as recorded_at,
               account.credits_posted - account.debits_posted + (sum(posted_change) over life)::bigint as posted_after,
               account.debits_pending + (sum(side.debits_pending) over life)::bigint as debits_pending_after,
               account.credits_pending + (sum(side.credits_pending) over life)::bigint as credits_pending_after
          from side cross join lateral (select * from ledger.account where id = side.account_id limit 1) as account
          window life as (partition by side.account_id order by side.step)
      ), written as (
        insert into ledger.entry (account_id, version, journal_id, position, side, posted_minor, pending_minor,
                                  posted_after, debits_pending_after, credits_pending_after, recorded_at)
          select account_id, version, journal_id, position, side, posted, pending,
                 posted_after, debits_pending_after, credits_pending_after, recorded_at
            from running
      ), moved as (
        update ledger.account set
            debits_posted = account.debits_posted + total.debits_posted,
            credits_posted = account.credits_posted + total.credits_posted,
            debits_pending = account.debits_pending + total.debits_pending,
            credits_pending = account.credits_pending + total.credits_pending,
            version = account.version + total.entries,
            last_entry_at = greatest(account.last_entry_at, moment)
          from (
            select account_id, count(*) as entries,
                   coalesce(sum(posted) filter (where side = 'debit'), 0)::bigint as debits_posted,
                   coalesce(sum(posted) filter (where side = 'credit'), 0)::bigint as credits_posted,
                   sum(debits_pending)::bigint as debits_pending, sum(credits_pending)::bigint as credits_pending
              from side group by account_id
          ) as total
          where account.id = total.account_id and account.id = any (debit_ids || credit_ids)
      )
      select bool_and(closed_at is null and case floor
                 when 'credit-floor-zero' then posted_after - debits_pending_after >= 0
                 else - posted_after - credits_pending_after >= 0 end)
        into sound from running;
      if not sound then
        raise exception 'a floor would break or an account is closed' using errcode = 'check_violation';
      end if;
    end if;

    insert into ledger.journal (id, kind, subject, reason, leg_count, body_hash, effective_at, recorded_at)
      select id, kind, subject, reason, leg_count, decode(body_hash, 'hex'), coalesce(effective_at, moment), moment
        from unnest(journal_ids, kinds, subjects, reasons, leg_counts, body_hashes, effective_ats)
          as journal (id, kind, subject, reason, leg_count, body_hash, effective_at);

    insert into ledger.transfer (journal_id, position, action, debit_account, credit_account, amount_minor, currency, pending_id, timeout_at)
      select journal_ids[journal], position, action, debit_id, credit_id, amount, currency, pending_id, timeout_at
        from unnest(leg_journals, leg_positions, leg_actions, debit_ids, credit_ids, leg_amounts, leg_currencies, leg_pendings, leg_timeouts)
          as leg (journal, position, action, debit_id, credit_id, amount, currency, pending_id, timeout_at);

    if false = any (debit_floored) or false = any (credit_floored) then
      insert into ledger.tail (account_id, journal_id, position, side, posted_minor, pending_minor, recorded_at)
        select case side when 'debit' then debit_ids[nth] else credit_ids[nth] end, journal_ids[leg_journals[nth]],
               leg_positions[nth], side, posted_amounts[nth], pending_amounts[nth], moment
          from generate_subscripts(debit_ids, 1) as nth cross join (values ('debit'), ('credit')) as sides (side)
          where not case side when 'debit' then debit_floored[nth] else credit_floored[nth] end
          order by nth, side desc;
    end if;

    if 'post' = any (leg_actions) or 'void' = any (leg_actions) then
      insert into ledger.resolution (pending_id, journal_id, position, outcome)
        select pending_id, journal_ids[journal], position, action
          from unnest(leg_pendings, leg_journals, leg_positions, leg_actions) as leg (pending_id, journal, position, action)
          where action in ('post', 'void')
          order by pending_id;
      delete from ledger.pending_due where pending_id = any (leg_pendings);
    end if;

    if 'pending' = any (leg_actions) then
      insert into ledger.pending_due (timeout_at, pending_id)
        select timeout_at, pending_id from unnest(leg_timeouts, leg_pendings, leg_actions) as leg (timeout_at, pending_id, action)
          where action = 'pending' and timeout_at is not null;
    end if;
  exception when unique_violation or check_violation then
    return false;
  end;
  return true;
end $$;

-- How many entries of an account were recorded before the moment. Entry times never run backwards, so halving finds
-- it in some twenty key look-ups however long the account has lived, and no index on time slows the writers.
create function ledger.version_before(of_account bigint, moment timestamptz) returns bigint language plpgsql stable
set enable_seqscan = off as $$
declare
  low bigint := 0;
  high bigint := coalesce((select account.version from ledger.account where account.id = of_account), 0);
  middle bigint;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select recorded_at < moment from ledger.entry where account_id = of_account and version = middle) then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;

-- Numbers what waits in the tail into entries with running totals: at most `limit_per_account` rows of each account
-- that nobody else is folding. Answers how many it numbered; 0 means that nothing waits.
create function ledger.fold_tail(limit_per_account int) returns bigint language plpgsql
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
  ), running as (
    select taken.*,
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

grant usage on schema ledger to puente_app;
grant select on all tables in schema ledger to puente_app;
grant insert on ledger.journal, ledger.transfer, ledger.resolution, ledger.entry, ledger.tail, ledger.pending_due to puente_app;
grant insert (code, owner, currency, normal_side, floor, opened_at) on ledger.account to puente_app;
grant update (debits_posted, credits_posted, debits_pending, credits_pending, version, last_entry_at, closed_at) on ledger.account to puente_app;
-- The two queues hold nothing that the immutable rows do not say.
grant delete on ledger.tail, ledger.pending_due to puente_app;
