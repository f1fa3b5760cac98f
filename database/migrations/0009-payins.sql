create schema payins;
grant usage on schema payins to puente_app;

-- What one transfer waits to be paid. Its id is the transfer's.
create table payins.payin_order (
  id uuid primary key,
  reference text not null unique,
  customer_id uuid not null,
  payer_rut_index bytea not null,
  amount_minor bigint not null check (amount_minor > 0),
  deadline_at timestamptz not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
grant select, insert, update (deadline_at, closed_at) on payins.payin_order to puente_app;

-- A page at the bank where the rest of an order can be paid.
create table payins.payment_request (
  id uuid primary key,
  order_id uuid not null references payins.payin_order,
  client_reference text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  bank_request_id text,
  url text,
  created_at timestamptz not null
);
create index payment_request_order on payins.payment_request (order_id, id);
grant select, insert, update (bank_request_id, url) on payins.payment_request to puente_app;

-- Money that the bank confirmed. `order_id` is empty while nobody knows whose it is.
create table payins.payment (
  id uuid primary key,
  bank_payment_id text not null unique,
  order_id uuid references payins.payin_order,
  amount_minor bigint not null check (amount_minor > 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  status text not null check (status in ('matched', 'suspense', 'reversed')),
  why text not null,
  -- Payer's name, RUT, bank, account and words, sealed.
  payer bytea not null,
  payer_rut_index bytea not null,
  payer_bank text not null,
  credited_at timestamptz not null,
  received_at timestamptz not null
);
create index payment_order on payins.payment (order_id, id) where order_id is not null;
create index payment_suspense on payins.payment (received_at, id) where status = 'suspense';
grant select, insert, update (order_id, refunded_minor, status, why, payer) on payins.payment to puente_app;

-- How far the bank's list of payments has been read.
create table payins.bank_cursor (singleton boolean primary key default true check (singleton), cursor text);
insert into payins.bank_cursor default values;
grant select, update on payins.bank_cursor to puente_app;

-- Money on its way back to where one payment came from.
create table payins.refund (
  id uuid primary key,
  payment_id uuid not null references payins.payment,
  order_id uuid,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  status text not null check (status in ('ready', 'submitted', 'settled', 'rejected')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refund_waiting on payins.refund (due_at, id) where status in ('ready', 'submitted');
create index refund_order on payins.refund (order_id, id) where order_id is not null;
grant select, insert, update (status, attempts, due_at, settled_at) on payins.refund to puente_app;
