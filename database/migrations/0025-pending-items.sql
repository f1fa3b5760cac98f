-- What a user or a customer must do before something can go on. One open row per kind and subject; rows close, and stay.
create schema pending_items;
grant usage on schema pending_items to puente_app;

create table pending_items.item (
  id uuid primary key,
  kind text not null,
  -- A user (terms, contact, rewards) or a customer (everything else).
  subject uuid not null,
  -- Codes, dates and ids of what raised it: never personal data.
  facts jsonb not null,
  turn text not null check (turn in ('customer', 'staff')),
  -- When the turn came to whoever has it.
  turn_since timestamptz not null,
  opened_at timestamptz not null,
  due_at timestamptz,
  -- It stops what its kind stops from here on; null when it stops nothing.
  blocks_from timestamptz,
  deferred_until timestamptz,
  closed_at timestamptz,
  -- How it ended: 'settled' by its fact, 'withdrawn' by staff who found it superfluous.
  outcome text check (outcome in ('settled', 'withdrawn')),
  check ((closed_at is null) = (outcome is null))
);
create unique index item_open on pending_items.item (subject, kind) where closed_at is null;
create index item_staff on pending_items.item ((blocks_from is null), turn_since, id)
  where closed_at is null and turn = 'staff';
create index item_history on pending_items.item (subject, opened_at, id);
grant select, insert, update (facts, turn, turn_since, due_at, blocks_from, deferred_until, closed_at, outcome)
  on pending_items.item to puente_app;

-- What happened to each item, in order; never changed.
create table pending_items.event (
  item_id uuid not null references pending_items.item,
  sequence bigint generated always as identity,
  at timestamptz not null,
  actor text not null,
  event text not null check (event in ('opened', 'changed', 'answered', 'sent-back', 'deferred', 'settled', 'withdrawn')),
  facts jsonb not null,
  primary key (item_id, sequence)
);
grant select, insert on pending_items.event to puente_app;

create view pending_items.v_open as
  select id, kind, subject, facts, turn, turn_since, opened_at, due_at, blocks_from, deferred_until
  from pending_items.item where closed_at is null;
grant select on pending_items.v_open to puente_app;

-- What each rule that follows the clock last saw: when it sees something else, everybody is settled by it anew.
create table pending_items.clock (
  kind text primary key,
  seen text not null
);
grant select, insert, update (seen) on pending_items.clock to puente_app;
