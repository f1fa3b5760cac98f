-- The risk of a customer by rules: every score is kept with the facts it used and the version of the rules. Facts and
-- contributions are encrypted, because they state whether a customer is politically exposed.
create schema risk;
grant usage on schema risk to puente_app;
create table risk.assessment (
  id uuid primary key,
  customer_id uuid not null,
  score integer not null check (score >= 0),
  risk text not null check (risk in ('normal', 'elevated', 'high')),
  rules_version integer not null,
  detail bytea not null,
  at timestamptz not null
);
create index assessment_of_customer on risk.assessment (customer_id, id desc);
-- A risk that a person set, and the risk by rules at that time. At most one of a customer is in force.
create table risk.override (
  id uuid primary key,
  customer_id uuid not null,
  risk text not null check (risk in ('normal', 'elevated', 'high')),
  scored text not null check (scored in ('normal', 'elevated', 'high')),
  reason bytea,
  set_by uuid,
  confirmed_by uuid,
  at timestamptz not null,
  ended_at timestamptz
);
create unique index override_in_force on risk.override (customer_id) where ended_at is null;
-- How far the daily scoring of every customer has got.
create table risk.sweep (
  single boolean primary key default true check (single),
  day date not null,
  rules_version integer not null,
  after uuid
);
grant select, insert, update (detail) on risk.assessment to puente_app;
grant select, insert, update (ended_at, reason) on risk.override to puente_app;
grant select, insert, update on risk.sweep to puente_app;
-- What staff set before there were rules stays in force; the reasons are in the audit trail.
insert into risk.override (id, customer_id, risk, scored, at)
  select platform.derived_id('risk-override', id::text), id, risk, 'normal', now()
  from customers.customer where risk <> 'normal';
