-- What a rail says against what it said before, and what sends money out once more, counts when it is said twice: the
-- first time is noted with the status that was said.
alter table payouts.payout rename column rejected_seen_at to said_at;
alter table payouts.payout add column said text check (said in ('rejected', 'returned', 'credited'));
update payouts.payout set said = 'rejected' where said_at is not null and status in ('ready', 'unknown', 'submitted');
update payouts.payout set said_at = null where said is null and said_at is not null;
alter table payouts.payout add constraint payout_said_whole check ((said is null) = (said_at is null));
-- Since when the rail denies having a payout.
alter table payouts.payout add column untaken_since timestamptz;
grant update (said, untaken_since) on payouts.payout to puente_app;

-- What was returned is asked about each day too: the recipient may have it after all.
drop index payouts.payout_look;
create index payout_look on payouts.payout (look_at, id)
  where status in ('credited', 'rejected', 'returned') and look_at is not null;
update payouts.payout set look_at = changed_at + interval '1 day' where status = 'returned';

-- Payouts that their rail has yet to end. An attempt that is known to the rail waits since it was opened.
create view payouts.v_waiting as
  select transfer_id, status = 'unknown' or untaken_since is not null as is_unanswered,
         coalesce(untaken_since, created_at) as since
  from payouts.payout
  where status in ('ready', 'unknown', 'submitted');
grant select on payouts.v_waiting to puente_app;

-- How long a payout may wait: the hours for which the rail may deny having it before staff decide, the minutes without an
-- answer and the hours without an end after which staff see the transfer among those that stand still.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('payout-terms', 'default', 1, '2020-01-01T00:00:00Z',
   '{"untakenHours": 24, "unansweredMinutes": 30, "waitingHours": 96}', 'seed', 'seed');

create or replace view transfers.v_stuck as
  select t.id, t.state as why, 1 as rank, c.opened_at as since, c.due_at
  from transfers.transfer t join transfers.correction c on c.transfer_id = t.id and c.closed_at is null
  where t.state in ('returned', 'correcting')
  union all
  select t.id, case when w.is_unanswered then 'payout-unknown' else 'payout-late' end, 1, w.since, null::timestamptz
  from transfers.transfer t join payouts.v_waiting w on w.transfer_id = t.id
  where t.state in ('converting', 'payout-unknown', 'payout-submitted')
  union all
  select t.id, 'refund-rejected', 1, t.changed_at, null from transfers.transfer t
  where t.state = 'refunding'
    and exists (select from payins.v_refund r where r.order_id = t.id and r.status = 'rejected')
  union all
  select transfer_id, 'recall', 2, requested_at, due_at from transfers.recall where answered_at is null
  union all
  select transfer_id, 'paid-after-all', 3, opened_at, due_at from transfers.claim where closed_at is null;
