-- When the operator opened sales for the first time; no row before. Until then nobody has agreed to a text or depends
-- on a decision of staff, so that periods that protect customers do not run yet.
create table platform.first_opening (
  only_one boolean primary key default true check (only_one),
  opened_at timestamptz not null
);
insert into platform.first_opening (opened_at)
  select since from readiness.sales
  where state = 'open' or exists (select from transfers.transfer) or exists (select from access.demo_world);
grant select, insert on platform.first_opening to puente_app;
