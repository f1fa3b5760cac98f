-- The platform's own tables: events, idempotency, audit, partners' messages, clock, versioned data.
-- The runner has made schema platform, platform.migration and the role puente_app.
grant usage on schema platform to puente_app;
grant select on platform.migration to puente_app;

create table platform.outbox (
  id bigint generated always as identity primary key,
  name text not null,
  subject uuid not null,
  facts jsonb not null,
  at timestamptz not null
);
grant select, insert, delete on platform.outbox to puente_app;

-- Written in the handler's own transaction: an event is handled once by each subscriber, however often it is handed over.
create table platform.handled (
  event_id bigint not null,
  subscriber text not null,
  at timestamptz not null,
  primary key (event_id, subscriber)
);
grant select, insert, delete on platform.handled to puente_app;

create table platform.idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  -- What was answered, sealed: it repeats names and accounts.
  body bytea not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_created_at on platform.idempotency (created_at);
grant select, insert, delete on platform.idempotency to puente_app;

create table platform.audit (
  id uuid primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text,
  outcome text not null,
  request_id text not null,
  facts jsonb not null
);
create index audit_subject on platform.audit (subject, id) where subject is not null;
create index audit_actor on platform.audit (actor, id);
grant select, insert on platform.audit to puente_app;

-- What partners told us, kept before anything is believed or done.
create table platform.partner_message (
  id uuid primary key,
  partner text not null,
  event_id text not null,
  type text not null,
  body bytea not null,
  headers jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text,
  attempts integer not null default 0,
  retry_at timestamptz not null,
  unique (partner, event_id)
);
create index partner_message_waiting on platform.partner_message (partner, retry_at) where handled_at is null;
grant select, insert, update (handled_at, outcome, attempts, retry_at) on platform.partner_message to puente_app;

-- What we asked partners about a subject: no bodies, no personal data.
create table platform.partner_call (
  id uuid primary key,
  partner text not null,
  operation text not null,
  subject uuid,
  outcome text not null,
  duration_ms integer not null,
  at timestamptz not null
);
create index partner_call_subject on platform.partner_call (subject, id) where subject is not null;
grant select, insert on platform.partner_call to puente_app;

create table platform.business_clock (
  singleton boolean primary key default true check (singleton),
  offset_ms bigint not null
);
insert into platform.business_clock (offset_ms) values (0);
grant select, update (offset_ms) on platform.business_clock to puente_app;

-- Processes say they are alive; health reads it.
create table platform.heartbeat (
  process text primary key,
  at timestamptz not null
);
grant select, insert, update on platform.heartbeat to puente_app;

-- Data that staff change and code never holds: fees, limits, corridors. A version is written once and never changed.
create table platform.versioned (
  noun text not null,
  key text not null,
  version integer not null check (version > 0),
  in_force_from timestamptz not null,
  data jsonb not null,
  written_by text not null,
  approved_by text,
  written_at timestamptz not null default now(),
  primary key (noun, key, version)
);
create index versioned_in_force on platform.versioned (noun, key, in_force_from desc, version desc);
grant select, insert, update (approved_by) on platform.versioned to puente_app;

-- One worker hands events over at a time: the holder of this row.
create table platform.relay (singleton boolean primary key default true check (singleton));
insert into platform.relay default values;
grant select, update on platform.relay to puente_app;

-- The job library owns this schema under the same lesser role.
create schema graphile_worker authorization puente_app;
-- Its bookkeeping table stands beforehand, so that it never needs the right to create schemas.
create table graphile_worker.migrations (
  id integer primary key,
  ts timestamptz not null default now(),
  breaking boolean not null default false
);
alter table graphile_worker.migrations owner to puente_app;
