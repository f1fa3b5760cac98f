create schema statements;
grant usage on schema statements to puente_app;
create schema support;
grant usage on schema support to puente_app;

-- How often an address called what the whole world may call; the address itself is not kept, only a keyed hash.
create table platform.calls (
  key bytea primary key,
  began_at timestamptz not null,
  count integer not null
);
create index calls_began_at on platform.calls (began_at);
grant select, insert, delete, update (began_at, count) on platform.calls to puente_app;

-- A customer's list, newest first, whichever filter: each of these indexes holds its rows in the list's order.
drop index transfers.transfer_customer;
create index transfer_customer on transfers.transfer (customer_id, created_at desc, id desc);
create index transfer_customer_state on transfers.transfer (customer_id, state, created_at desc, id desc);
create index transfer_recipient on transfers.transfer (recipient_id, created_at desc, id desc);
create index transfer_sent on transfers.transfer (customer_id, send_minor, created_at desc, id desc);
create index transfer_received on transfers.transfer (customer_id, receive_minor, created_at desc, id desc);

-- Who has the token may follow the transfer. It is found by its hash; sealed, it is only shown to the owner again.
create table transfers.tracking_link (
  id uuid primary key,
  transfer_id uuid not null references transfers.transfer,
  token_hash bytea not null unique,
  -- Gone once revoked.
  token bytea,
  created_at timestamptz not null,
  revoked_at timestamptz,
  check ((token is null) = (revoked_at is not null))
);
create unique index tracking_link_open on transfers.tracking_link (transfer_id) where revoked_at is null;
grant select, insert, update (token, revoked_at) on transfers.tracking_link to puente_app;

-- How a delivered transfer went. Its id is the transfer's.
create table transfers.rating (
  id uuid primary key references transfers.transfer,
  stars integer not null check (stars between 1 and 5),
  comment bytea,
  rated_at timestamptz not null,
  changed_at timestamptz
);
grant select, insert, update (stars, comment, changed_at) on transfers.rating to puente_app;

insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('rating-terms', 'default', 1, '2020-01-01T00:00:00Z', '{"changeableDays": 30}', 'seed', 'seed');

-- What customers, or anyone who complains, and the operator tell each other.
create table support.thread (
  id uuid primary key,
  folio text not null unique,
  kind text not null check (kind in ('transfer', 'complaint', 'question')),
  state text not null check (state in ('waiting-operator', 'waiting-customer', 'closed')),
  -- Empty for a complaint without an account.
  customer_id uuid,
  transfer_id uuid,
  -- JSON: name, e-mail, phone, RUT and reference of whoever complains without an account, sealed.
  contact bytea,
  opened_at timestamptz not null,
  -- By when the operator answers; only while it is their turn.
  due_at timestamptz check ((due_at is not null) = (state = 'waiting-operator')),
  last_at timestamptz not null,
  -- What orders the queue of its state: when it is due, or since when it waits.
  queue_at timestamptz not null,
  check ((customer_id is null) = (contact is not null)),
  check (kind <> 'transfer' or transfer_id is not null)
);
create unique index thread_of_transfer on support.thread (transfer_id) where kind = 'transfer';
create index thread_customer on support.thread (customer_id, last_at desc, id desc) where customer_id is not null;
create index thread_queue on support.thread (state, queue_at, id);
create index thread_queue_kind on support.thread (state, kind, queue_at, id);
grant select, insert, update (state, contact, due_at, last_at, queue_at) on support.thread to puente_app;

-- Never deleted, and changed only to seal a text under a newer key.
create table support.message (
  id uuid primary key,
  thread_id uuid not null references support.thread,
  sequence integer not null check (sequence > 0),
  author text not null check (author in ('customer', 'staff', 'system')),
  -- The user or member of staff; nobody for the system and for complaints without an account.
  author_id uuid,
  body bytea,
  -- What happened, where nothing was written.
  event text check (event in ('closed', 'reopened')),
  at timestamptz not null,
  check ((body is null) = (event is not null) and (author = 'system') = (event is not null)),
  unique (thread_id, sequence)
);
grant select, insert, update (body) on support.message to puente_app;

-- In how many banking days the operator promises an answer. Ten for complaints is what customers of Chilean finance
-- may expect; the law's own limits are longer, and the operator changes this row when its own rules differ.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('support-clock', 'default', 1, '2020-01-01T00:00:00Z', '{"transfer": 1, "question": 2, "complaint": 10}', 'seed', 'seed');

-- What was given out about a transfer, once: folio and code stay the same on every copy.
create table statements.receipt (
  id uuid primary key,
  transfer_id uuid not null unique,
  folio text not null unique,
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  created_at timestamptz not null
);
grant select, insert on statements.receipt to puente_app;

-- Each thing the paper has said: a delivered transfer that comes back later has two.
create table statements.issue (
  receipt_id uuid not null references statements.receipt,
  kind text not null check (kind in ('delivery', 'refund')),
  facts_hash bytea not null,
  issued_at timestamptz not null,
  primary key (receipt_id, facts_hash)
);
grant select, insert on statements.issue to puente_app;
