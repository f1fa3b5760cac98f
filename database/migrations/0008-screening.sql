create schema screening;
grant usage on schema screening to puente_app;

-- What the lists said about the parties of one transfer, each time they were asked.
create table screening.check (
  id uuid primary key,
  subject uuid not null,
  moment text not null check (moment in ('order', 'funded')),
  verdict text not null check (verdict in ('clear', 'hit')),
  list_version text not null,
  -- The hits, sealed: they hold names.
  hits bytea not null,
  at timestamptz not null
);
create index check_subject on screening.check (subject, id);
grant select, insert, update (hits) on screening.check to puente_app;
