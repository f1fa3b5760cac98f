create schema payouts;
grant usage on schema payouts to puente_app;

-- One attempt to pay one recipient. Its id is our reference at the rail, so that the rail pays it once at most.
create table payouts.payout (
  id uuid primary key,
  transfer_id uuid not null,
  attempt integer not null check (attempt > 0),
  rail text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Beneficiary, originator and purpose as the rail wants them, sealed.
  instruction bytea not null,
  status text not null check (status in ('ready', 'submitted', 'unknown', 'credited', 'rejected', 'returned')),
  code text,
  -- When the rail first said that it was rejected; believed only when it says so again.
  rejected_seen_at timestamptz,
  -- A message said that it was credited; while the rail itself says otherwise, nothing is refunded.
  claimed_credited boolean not null default false,
  asks integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (transfer_id, attempt)
);
create index payout_due on payouts.payout (status, due_at, id) where status in ('ready', 'submitted', 'unknown');
grant select, insert, update (instruction, status, code, rejected_seen_at, claimed_credited, asks, due_at, changed_at) on payouts.payout to puente_app;
