create schema approvals;
grant usage on schema approvals to puente_app;

-- Four eyes: what one member of staff proposed and another confirmed or sent back.
create table approvals.approval (
  id uuid primary key,
  action text not null,
  subject uuid not null,
  proposal jsonb not null,
  note text not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decision text check (decision in ('confirmed', 'sent-back')),
  decided_by uuid check (decided_by <> proposed_by),
  decided_at timestamptz,
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
create unique index approval_open on approvals.approval (action, subject) where decision is null;
create index approval_subject on approvals.approval (subject, id);
grant select, insert, update (decision, decided_by, decided_at) on approvals.approval to puente_app;
