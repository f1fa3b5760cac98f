create schema transfers;
grant usage on schema transfers to puente_app;

create table transfers.transfer (
  id uuid primary key,
  reference text not null unique,
  customer_id uuid not null,
  user_id uuid not null,
  recipient_id uuid not null,
  quote_id uuid not null unique,
  corridor_id text not null,
  state text not null,
  -- Where a review came from and goes back to.
  reviewed_from text check (reviewed_from in ('awaiting-payin', 'funded')),
  send_minor bigint not null check (send_minor > 0),
  receive_minor bigint not null check (receive_minor > 0),
  currency text not null,
  -- At the reference rate of the order, for limits.
  usd_cents bigint not null check (usd_cents >= 0),
  purpose text not null,
  funds_source text not null,
  relationship text not null,
  -- Originator and beneficiary as they were when ordered, sealed and frozen.
  parties bytea not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  funding_deadline_at timestamptz not null,
  lease_until timestamptz not null default '-infinity'
);
create index transfer_customer on transfers.transfer (customer_id, id desc);
create index transfer_newest on transfers.transfer (state, id desc);
create index transfer_funded on transfers.transfer (lease_until, id) where state = 'funded';
create index transfer_deadline on transfers.transfer (funding_deadline_at) where state = 'awaiting-payin';
grant select, insert, update (state, parties, reviewed_from, changed_at, funding_deadline_at, lease_until)
  on transfers.transfer to puente_app;

-- Every change of state, in order. Never updated, never deleted.
create table transfers.event (
  transfer_id uuid not null references transfers.transfer,
  sequence integer not null check (sequence > 0),
  from_state text,
  to_state text not null,
  event text not null,
  actor text not null,
  facts jsonb not null,
  at timestamptz not null,
  primary key (transfer_id, sequence)
);
grant select, insert on transfers.event to puente_app;

create table transfers.review (
  id uuid primary key,
  transfer_id uuid not null references transfers.transfer,
  reason text not null check (reason in ('screening-hit', 'limit', 'manual')),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('release', 'refuse'))
);
create unique index review_open on transfers.review (transfer_id) where closed_at is null;
create index review_due on transfers.review (due_at, id) where closed_at is null;
create index review_closed on transfers.review (closed_at desc, id) where closed_at is not null;
grant select, insert, update (closed_at, outcome) on transfers.review to puente_app;

-- What other modules may read of a transfer.
create view transfers.v_transfer as
  select id, reference, customer_id, recipient_id, state, send_minor, receive_minor, currency, created_at from transfers.transfer;
grant select on transfers.v_transfer to puente_app;

-- Terms of an order: hours until it must be paid, how many may stand unpaid, how long a review may take.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('order-terms', 'default', 1, '2020-01-01T00:00:00Z',
   '{"fundingHours": 24, "largeFromMinor": "3000000", "largeFundingHours": 4, "openOrdersMax": 3, "reviewHours": 4}',
   'seed', 'seed');
