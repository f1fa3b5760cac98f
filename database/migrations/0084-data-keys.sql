-- Keys of personal data, one for each customer and each user. This file applies to a database of its own where one is
-- configured, so it names nothing outside its schema.
create schema keys;
grant usage on schema keys to puente_app;

create table keys.data_key (
  -- A customer or a user.
  owner uuid primary key,
  -- The key, encrypted with the current key of the configuration; null once it was destroyed.
  key bytea,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  check ((key is null) = (destroyed_at is not null))
);
grant select, insert, update (key, destroyed_at) on keys.data_key to puente_app;

-- Keys to destroy, written by the transaction that erased the last row of their owner, in the database of that row.
create table keys.destruction (
  owner uuid primary key,
  requested_at timestamptz not null,
  destroyed_at timestamptz
);
create index destruction_open on keys.destruction (requested_at) where destroyed_at is null;
grant select, insert, update (destroyed_at) on keys.destruction to puente_app;
