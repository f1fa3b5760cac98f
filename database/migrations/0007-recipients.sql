create schema recipients;
grant usage on schema recipients to puente_app;

-- Who a customer can pay. Name and details are sealed; the blind index of the account keeps each one once.
create table recipients.recipient (
  id uuid primary key,
  customer_id uuid not null,
  corridor_id text not null,
  -- The version of the corridor's data that the details were checked with.
  corridor_version integer not null,
  country text not null,
  currency text not null,
  kind text not null check (kind in ('person', 'company')),
  relationship text not null,
  name bytea not null,
  -- JSON: the corridor's fields, normalised.
  details bytea not null,
  account_index bytea not null,
  account_ending text not null check (length(account_ending) between 1 and 4),
  -- JSON: fields whose check digit does not fit where that only warns.
  warnings jsonb not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  unique (customer_id, account_index)
);
create index recipient_used on recipients.recipient (customer_id, used_at desc, id desc);
grant select, insert, update (name, details, used_at) on recipients.recipient to puente_app;
