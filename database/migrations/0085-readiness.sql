-- What the operator needs before it sells, as last checked, and whether it sells.
create schema readiness;
grant usage on schema readiness to puente_app;

-- The last result of each check. Facts are shown to staff and contain no personal data.
create table readiness.item (
  key text primary key,
  state text not null check (state in ('ok', 'missing')),
  facts jsonb not null,
  checked_at timestamptz not null
);
grant select, insert, update (state, facts, checked_at) on readiness.item to puente_app;

-- Whether customers may order. A new installation starts closed; one with orders already sells.
create table readiness.sales (
  only_one boolean primary key default true check (only_one),
  state text not null check (state in ('open', 'closed')),
  since timestamptz not null
);
insert into readiness.sales (state, since)
  select case when exists (select from transfers.transfer) or exists (select from access.demo_world)
    then 'open' else 'closed' end, now();
grant select, update (state, since) on readiness.sales to puente_app;
