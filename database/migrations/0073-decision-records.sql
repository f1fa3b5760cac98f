-- Every decision about an application, a file or a document keeps what it used: versions of settings, files, verdicts of
-- screening, the score, and the inputs of its checks. It is encrypted, because it contains notes and whether somebody is
-- politically exposed. Rows are never changed, except to encrypt them with another key.
create schema decisions;
grant usage on schema decisions to puente_app;
create table decisions.decision (
  id uuid primary key,
  about text not null check (about in ('application', 'company-file', 'level-application', 'document')),
  subject uuid not null,
  customer_id uuid not null,
  outcome text not null check (outcome in ('approved', 'refused', 'returned', 'asked-again')),
  decided_by uuid,
  confirmed_by uuid,
  used bytea not null,
  at timestamptz not null,
  check (confirmed_by is null or decided_by is not null),
  check (confirmed_by <> decided_by)
);
create index decision_of_customer on decisions.decision (customer_id, id desc);
create index decision_of_subject on decisions.decision (about, subject, id desc);
grant select, insert, update (used) on decisions.decision to puente_app;
-- The score from which the risk of a customer follows.
alter table customers.customer add column risk_assessment uuid;
grant update (risk_assessment) on customers.customer to puente_app;
update customers.customer c set risk_assessment =
  (select a.id from risk.assessment a where a.customer_id = c.id order by a.id desc limit 1);
