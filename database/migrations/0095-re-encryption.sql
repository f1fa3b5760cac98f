-- Values are encrypted again when the key, the format or the list of encrypted columns changes, and not afterwards.
create table platform.re_encryption (
  singleton boolean primary key default true check (singleton),
  -- What the values are encrypted with: a hash of the beginning of a value and of the list of columns.
  fingerprint text not null,
  began_at timestamptz not null,
  -- No value of another key was left at the end of a pass that began later than an hour after `began_at`.
  ended_at timestamptz,
  -- The pass of one process, in real time.
  lease_until timestamptz not null
);
grant select, insert, update on platform.re_encryption to puente_app;
