-- Cases that a reviewer handed to the compliance officer, with the reason and how each ended. A case has one open
-- escalation at a time. Reasons and notes are encrypted; the customer never reads them.
create table decisions.escalation (
  id uuid primary key,
  about text not null check (about in ('application', 'company-file', 'level-application', 'document')),
  subject uuid not null,
  customer_id uuid not null,
  reason bytea not null,
  escalated_by uuid not null,
  at timestamptz not null,
  due_at timestamptz not null,
  outcome text check (outcome in ('given-back', 'decided')),
  ended_by uuid,
  note bytea,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check (outcome is distinct from 'given-back' or (ended_by is not null and note is not null)),
  check (ended_by <> escalated_by)
);
create unique index escalation_open on decisions.escalation (about, subject) where ended_at is null;
create index escalation_waiting on decisions.escalation (at, id) where ended_at is null;
create index escalation_of_subject on decisions.escalation (about, subject, id desc);
create index escalation_of_customer on decisions.escalation (customer_id);
grant select, insert, update (outcome, ended_by, note, ended_at, reason) on decisions.escalation to puente_app;
create view decisions.v_escalation_open as
  select at, due_at from decisions.escalation where ended_at is null;
grant select on decisions.v_escalation_open to puente_app;

-- Staff decide a person who is politically exposed, whose risk has enhanced diligence, or of whom a required check is open.
alter table onboarding.application drop constraint application_cause_check;
alter table onboarding.application add constraint application_cause_check check (cause in
  ('screening-hit', 'too-many-attempts', 'registry-silent', 'politically-exposed', 'enhanced-diligence',
   'checks-open'));
