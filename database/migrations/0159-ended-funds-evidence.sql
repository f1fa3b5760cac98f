-- Since when evidence of funds no longer counts, before its last instant: another one replaced it, or it was found not sufficient.
alter table customers.funds_evidence add column ended_at timestamptz;
grant update (ended_at) on customers.funds_evidence to puente_app;
create or replace view customers.v_funds_evidence as
  select customer_id, ceiling_usd_cents, accepted_at, accepted_until from customers.funds_evidence where ended_at is null;
