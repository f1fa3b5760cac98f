-- Committed journals and audit lines are sealed into a chain of blocks behind the hot path.

-- The transaction that wrote a row. Rows below the oldest transaction still running are decided for good, and no later
-- row can appear among them: what commits late has a higher number, or holds the line back until it has ended.
-- Rows from before the chain have 0 and are sealed first.
alter table ledger.journal add column xid bigint not null default 0;
alter table ledger.journal alter column xid set default (pg_current_xact_id()::text::bigint);
create index journal_xid on ledger.journal (xid);
alter table platform.audit add column xid bigint not null default 0;
alter table platform.audit alter column xid set default (pg_current_xact_id()::text::bigint);
create index audit_xid on platform.audit (xid);

create schema seals;
grant usage on schema seals to puente_app;

-- Holds all rows whose transaction is at least from_xid and below until_xid, and blocks follow each other without a gap.
create table seals.block (
  height bigint primary key check (height > 0),
  day date not null,
  at timestamptz not null,
  from_xid bigint not null unique,
  until_xid bigint not null unique,
  transfers integer not null,
  audits integer not null,
  -- The hash of every leaf, transfers first: it names the very row that no longer fits.
  leaves bytea not null,
  leaves_hash bytea not null,
  root bytea not null,
  previous bytea not null unique,
  key_id text not null,
  hash bytea not null,
  mac bytea not null,
  check (until_xid > from_xid and octet_length(leaves) = 32 * (transfers + audits))
);
-- Hashes do not compress.
alter table seals.block alter column leaves set storage external;
create index block_day on seals.block (day, height);

-- What a day's blocks come to, signed: it can be kept and checked elsewhere.
create table seals.day_root (
  day date primary key,
  first_height bigint not null,
  last_height bigint not null,
  blocks_root bytea not null,
  last_block bytea not null,
  key_id text not null,
  signature bytea not null,
  signed_at timestamptz not null
);
grant select, insert on seals.block, seals.day_root to puente_app;

-- Each replay of the books, newest last.
create table seals.verification (
  id uuid primary key,
  began_at timestamptz not null,
  took_ms integer not null,
  height bigint not null,
  faults integer not null,
  -- The first promise that did not hold, with its first wrong row.
  first text
);
grant select, insert on seals.verification to puente_app;

create function seals.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'seals.% is immutable', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger immutable before update or delete or truncate on seals.block for each statement execute function seals.refuse_change();
create trigger immutable before update or delete or truncate on seals.day_root for each statement execute function seals.refuse_change();
create trigger immutable before update or delete or truncate on seals.verification for each statement execute function seals.refuse_change();
