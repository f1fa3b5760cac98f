-- What the reconciler found of each kind when it last looked: every process tells the same figures.
create table pending_items.found (
  kind text primary key,
  looked_at timestamptz not null,
  missing integer not null,
  superfluous integer not null,
  different integer not null
);
grant select, insert, update (looked_at, missing, superfluous, different) on pending_items.found to puente_app;
