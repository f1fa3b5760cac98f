-- A payment may name an order that it cannot fund (another RUT), pay what a reversed payment left owing, or go back whole.
alter table payins.payment add column named_order_id uuid references payins.payin_order;
alter table payins.payment add column receivable_id uuid;
alter table payins.payment drop constraint payment_status_check;
alter table payins.payment add constraint payment_status_check
  check (status in ('matched', 'suspense', 'returned', 'applied', 'reversed'));
create index payment_named_order on payins.payment (named_order_id, id) where named_order_id is not null;
grant update (receivable_id) on payins.payment to puente_app;
create index payin_order_open_rut on payins.payin_order (payer_rut_index) where closed_at is null;
create index payin_order_open_amount on payins.payin_order (amount_minor) where closed_at is null;

-- An account of the same RUT to which money may go instead of the one it came from. Given by the customer or by staff;
-- it counts once two members of staff have confirmed it.
create table payins.refund_account (
  id uuid primary key,
  refund_id uuid not null references payins.refund,
  -- Bank, type and number of the account, sealed.
  account bytea not null,
  given_by text not null,
  given_at timestamptz not null
);
create index refund_account_refund on payins.refund_account (refund_id, id desc);
grant select, insert, update (account) on payins.refund_account to puente_app;

-- A refund that is tried again is another order to the bank; the first stays as it ended.
alter table payins.refund drop constraint refund_status_check;
alter table payins.refund add constraint refund_status_check
  check (status in ('ready', 'submitted', 'settled', 'rejected', 'replaced', 'cancelled'));
alter table payins.refund add column replaces uuid unique references payins.refund;
alter table payins.refund add column account_id uuid references payins.refund_account;
-- Since when the money waits to be back, whatever was tried in between.
alter table payins.refund add column waits_since timestamptz;
update payins.refund set waits_since = created_at;
alter table payins.refund alter column waits_since set not null;
create index refund_newest on payins.refund (status, id desc);
create index refund_payment on payins.refund (payment_id);
create or replace view payins.v_refund as
  select order_id, amount_minor, status, created_at from payins.refund where status not in ('replaced', 'cancelled');
grant select on payins.v_refund to puente_app;

-- Money that came and is not understood, or could not go back: it has an owner, a day and an outcome of its own.
create table payins.suspense (
  id uuid primary key,
  payment_id uuid not null references payins.payment,
  -- The refund that the bank rejected; empty for a payment.
  refund_id uuid unique references payins.refund,
  order_id uuid references payins.payin_order,
  why text not null check (why in ('no-reference', 'other-rut', 'refund-rejected')),
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('open', 'held', 'closed')),
  outcome text check (outcome in ('matched', 'returned', 'applied', 'reversed')),
  owner_team text not null check (owner_team in ('treasury', 'compliance')),
  owner_staff_id uuid,
  -- Where it goes instead of its source, once two people have said so.
  account_id uuid references payins.refund_account,
  waits_since timestamptz not null,
  opened_at timestamptz not null,
  -- When it goes back by itself; while it is held, when the officer should have answered.
  due_at timestamptz not null,
  closed_at timestamptz,
  screened_at timestamptz,
  lease_until timestamptz not null default '-infinity',
  check ((status = 'closed') = (closed_at is not null) and (closed_at is null) = (outcome is null))
);
create unique index suspense_payment on payins.suspense (payment_id) where refund_id is null;
create index suspense_open_payment on payins.suspense (payment_id) where status <> 'closed';
create index suspense_open on payins.suspense (id) where status <> 'closed';
create index suspense_due on payins.suspense (due_at, id) where status = 'open';
create index suspense_newest on payins.suspense (status, id);
create index suspense_order on payins.suspense (order_id) where order_id is not null;
grant select, insert, update (status, outcome, owner_team, owner_staff_id, account_id, due_at, closed_at, screened_at,
  lease_until) on payins.suspense to puente_app;

-- What happened to money in suspense, in order. Never updated, never deleted.
create table payins.suspense_event (
  suspense_id uuid not null references payins.suspense,
  sequence integer not null check (sequence > 0),
  event text not null,
  actor text not null,
  at timestamptz not null,
  primary key (suspense_id, sequence)
);
grant select, insert on payins.suspense_event to puente_app;

-- What somebody owes because the bank took a payment back after its money had gone on.
create table payins.receivable (
  id uuid primary key,
  payment_id uuid not null unique references payins.payment,
  order_id uuid references payins.payin_order,
  -- Empty when the payer has no account with us.
  customer_id uuid,
  -- Whose account in the books it stands on: the customer, or else the payment.
  debtor uuid not null,
  payer_rut_index bytea not null,
  amount_minor bigint not null check (amount_minor > 0),
  outstanding_minor bigint not null check (outstanding_minor between 0 and amount_minor),
  written_off_minor bigint not null default 0 check (written_off_minor between 0 and amount_minor),
  status text not null check (status in ('open', 'settled', 'written-off')),
  owner_team text not null check (owner_team in ('treasury')),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null))
);
create index receivable_customer on payins.receivable (customer_id) where status = 'open';
create index receivable_rut on payins.receivable (payer_rut_index) where status = 'open';
create index receivable_order on payins.receivable (order_id) where order_id is not null;
create index payment_receivable on payins.payment (receivable_id) where receivable_id is not null;
create index receivable_newest on payins.receivable (status, id);
grant select, insert, update (outstanding_minor, written_off_minor, status, closed_at)
  on payins.receivable to puente_app;
alter table payins.payment add constraint payment_receivable_exists foreign key (receivable_id) references payins.receivable;

-- What was earned moves from the clients' account to the operator's, once per banking day.
create table payins.sweep (
  id uuid primary key,
  day date not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('ready', 'settled', 'refused')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sweep_waiting on payins.sweep (due_at) where status = 'ready';
grant select, insert, update (status, attempts, due_at, ended_at) on payins.sweep to puente_app;

-- What other modules may read of money that waits.
create view payins.v_suspense as
  select id, payment_id, refund_id, order_id, why, amount_minor, status, owner_team, owner_staff_id, waits_since, due_at
  from payins.suspense where status <> 'closed';
create view payins.v_refund_under_way as
  select id, payment_id, order_id, amount_minor, waits_since from payins.refund where status in ('ready', 'submitted');
create view payins.v_receivable as
  select id, payment_id, order_id, customer_id, debtor, outstanding_minor, owner_team, opened_at, due_at
  from payins.receivable where status = 'open';
create view payins.v_sweep_under_way as
  select id, amount_minor, created_at from payins.sweep where status = 'ready';
grant select on payins.v_suspense, payins.v_refund_under_way, payins.v_receivable, payins.v_sweep_under_way to puente_app;
create view transfers.v_moving_money as
  select id, reference, customer_id, state, receive_minor, currency, changed_at from transfers.transfer;
grant select on transfers.v_moving_money to puente_app;

-- The owners of money in suspense are screened before it goes back.
alter table screening.check drop constraint if exists check_moment_check;
alter table screening.check add constraint check_moment_check check (moment ~ '^[a-z]+(-[a-z]+)*$');

-- Money that lay in suspense before it had owners and days gets them.
insert into payins.suspense (id, payment_id, refund_id, order_id, why, amount_minor, status, owner_team, waits_since,
  opened_at, due_at)
select gen_random_uuid(), id, null::uuid, null::uuid, why, amount_minor, 'open', 'treasury', received_at, received_at,
  received_at + interval '7 days'
from payins.payment where status = 'suspense'
union all
select gen_random_uuid(), payment_id, id, order_id, 'refund-rejected', amount_minor, 'open', 'treasury', created_at,
  created_at, created_at + interval '7 days'
from payins.refund where status = 'rejected';
insert into payins.suspense_event (suspense_id, sequence, event, actor, at)
select id, 1, 'opened', 'system:payins', opened_at from payins.suspense;

-- Which overdue money without an owner has been said already: once per thing and day.
create schema treasury;
grant usage on schema treasury to puente_app;
create table treasury.alarm (
  what text not null,
  day date not null,
  at timestamptz not null,
  primary key (what, day)
);
grant select, insert on treasury.alarm to puente_app;

-- Banking days until money goes back by itself, and the age that no money may reach.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('payin-terms', 'default', 1, '2020-01-01T00:00:00Z',
   '{"noReferenceDays": 5, "otherRutDays": 1, "refundRejectedDays": 5, "heldDays": 5, "receivableDays": 10,
     "maximumAgeDays": 10}', 'seed', 'seed');
