-- The keys of blind indexes that the database has values of, by the id that is computed from a key. A key is active from the
-- first start of a process that writes with it until the job has found no value of it. A key that is not active may be
-- removed from the configuration.
create table platform.index_key (
  id text primary key check (id ~ '^[0-9a-f]{12}$'),
  active_from timestamptz not null,
  ended_at timestamptz
);
-- How far the job has come that computes indexes again: one row for each table. A pass is clean when it changed nothing and
-- left out no locked row; `changed_before` counts the rows that earlier passes changed.
create table platform.index_rotation (
  table_name text primary key,
  key_id text not null references platform.index_key,
  pass integer not null,
  after_id uuid,
  done boolean not null default false,
  scanned bigint not null default 0,
  changed bigint not null default 0,
  changed_before bigint not null default 0,
  missed bigint not null default 0,
  without_text bigint not null default 0
);
grant select, insert, update (active_from, ended_at) on platform.index_key to puente_app;
grant select, insert, update, delete on platform.index_rotation to puente_app;
-- The index keys of each instance, the one that it writes with first. Empty for releases before this one.
alter table platform.heartbeat add column index_keys text[] not null default '{}';
grant update (index_keys) on platform.heartbeat to puente_app;
-- A recovery code is stored only as its index, so it is not computed again: the code ends with its key. Null before this
-- column existed.
alter table access.user_recovery_code add column index_key text;
alter table access.staff_recovery_code add column index_key text;
grant update (index_key) on access.user_recovery_code, access.staff_recovery_code to puente_app;
