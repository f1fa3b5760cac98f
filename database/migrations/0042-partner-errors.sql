-- How often a rail refused an attempt without taking it: the same attempt is submitted again as often as the table of
-- partner errors allows, and then it counts as rejected.
alter table payouts.payout add column refusals smallint not null default 0;
grant update (refusals) on payouts.payout to puente_app;

-- What was rejected is asked about each day too: a rail may pay it after all, and its message may be lost.
drop index payouts.payout_look;
create index payout_look on payouts.payout (look_at, id) where status in ('credited', 'rejected') and look_at is not null;
update payouts.payout set look_at = changed_at + interval '1 day' where status = 'rejected';

-- What came back may go out again by itself, on the same rail or on another.
alter table transfers.correction drop constraint correction_outcome_check;
alter table transfers.correction add constraint correction_outcome_check
  check (outcome in ('corrected', 'retried', 'rerouted', 'refunded'));

-- What a rail owes us: it paid an attempt that it had rejected, after the money had gone another way. It stands with
-- treasury until the rail gives it back, the attempt turns out to be the one that counts, or two people give it up.
create table transfers.claim (
  id uuid primary key,
  transfer_id uuid not null references transfers.transfer,
  payout_id uuid not null unique,
  attempt integer not null check (attempt > 0),
  rail text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  opened_at timestamptz not null,
  due_at timestamptz not null check (due_at > opened_at),
  closed_at timestamptz,
  outcome text check (outcome in ('returned', 'delivered', 'written-off')),
  closed_by text,
  check ((closed_at is null) = (outcome is null) and (closed_at is null) = (closed_by is null))
);
create index claim_transfer on transfers.claim (transfer_id);
create index claim_open on transfers.claim (opened_at, id) where closed_at is null;
grant select, insert, update (closed_at, outcome, closed_by) on transfers.claim to puente_app;
create view transfers.v_claim as
  select c.id, c.transfer_id, c.currency, c.amount_minor, c.opened_at, c.due_at, t.reference, t.customer_id, t.state
  from transfers.claim c join transfers.transfer t on t.id = c.transfer_id where c.closed_at is null;

create or replace view transfers.v_stuck as
  select t.id, t.state as why, 1 as rank, c.opened_at as since, c.due_at
  from transfers.transfer t join transfers.correction c on c.transfer_id = t.id and c.closed_at is null
  where t.state in ('returned', 'correcting')
  union all
  select id, state, 1, changed_at, null::timestamptz from transfers.transfer where state = 'payout-unknown'
  union all
  select t.id, 'refund-rejected', 1, t.changed_at, null from transfers.transfer t
  where t.state = 'refunding'
    and exists (select from payins.v_refund r where r.order_id = t.id and r.status = 'rejected')
  union all
  select transfer_id, 'recall', 2, requested_at, due_at from transfers.recall where answered_at is null
  union all
  select transfer_id, 'paid-after-all', 3, opened_at, due_at from transfers.claim where closed_at is null;
grant select on transfers.v_claim to puente_app;
