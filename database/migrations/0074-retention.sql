-- Erasing personal data once its period has ended. Indexes and plain columns are changed together with the encrypted ones.
grant update (email_index) on customers.member_invitation to puente_app;
grant update (payer_rut_index) on payins.payment, payins.payin_order, payins.receivable to puente_app;
grant update (body, headers) on platform.partner_message to puente_app;
-- When a relationship ended, and whether a legal hold stops the erasure.
create view customers.v_relationship as
  select c.id, c.status,
    (select k.completed_at from customers.closure k where k.customer_id = c.id and k.withdrawn_at is null) as ended_at,
    exists (
      select from customers.restriction r
      where r.customer_id = c.id and r.kind = 'legal-hold' and r.ended_at is null) as legal_hold
  from customers.customer c;
grant select on customers.v_relationship to puente_app;
create view decisions.v_last_decision as
  select customer_id, max(at) as at from decisions.decision group by customer_id;
grant select on decisions.v_last_decision to puente_app;
create view transfers.v_last_change as
  select id, customer_id, changed_at from transfers.transfer;
grant select on transfers.v_last_change to puente_app;
-- A run of the erasure over all customers, or a dry run that only counts. `after` is the last customer it has processed.
create schema retention;
grant usage on schema retention to puente_app;
create table retention.run (
  id uuid primary key,
  mode text not null check (mode in ('nightly', 'dry')),
  asked_by uuid,
  began_at timestamptz not null,
  after uuid,
  customers integer not null default 0 check (customers >= 0),
  failed integer not null default 0 check (failed >= 0),
  ended_at timestamptz,
  check ((mode = 'dry') = (asked_by is not null))
);
create unique index run_open on retention.run (mode) where ended_at is null;
create index run_newest on retention.run (mode, began_at desc);
-- What a run erased of a class, or would erase: rows, and customers with at least one of them.
create table retention.count (
  run_id uuid not null references retention.run (id),
  data_class text not null,
  rows bigint not null check (rows >= 0),
  customers integer not null check (customers >= 0),
  primary key (run_id, data_class)
);
grant select, insert, update (after, customers, failed, ended_at) on retention.run to puente_app;
grant select, insert, update (rows, customers) on retention.count to puente_app;
