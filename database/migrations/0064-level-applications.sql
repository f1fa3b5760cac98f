-- Customers apply for a higher level of verification. What they declare is kept by customer, because a later application
-- does not ask for it again; it is encrypted, because income is sensitive data.
create table requirements.declaration (
  customer_id uuid primary key,
  declared bytea not null,
  exposed boolean not null,
  changed_at timestamptz not null
);
create table requirements.level_application (
  id uuid primary key,
  customer_id uuid not null,
  level text not null check (level in ('standard', 'enhanced')),
  status text not null check (status in ('draft', 'submitted', 'sent-back', 'granted')),
  returned bytea,
  submitted_at timestamptz,
  answer_by timestamptz,
  decided_at timestamptz,
  opened_at timestamptz not null,
  check (status <> 'submitted' or (submitted_at is not null and answer_by is not null))
);
create unique index level_application_open on requirements.level_application (customer_id) where status <> 'granted';
create index level_application_waiting on requirements.level_application (submitted_at, id) where status = 'submitted';
create view requirements.v_level_waiting as
  select id, customer_id, submitted_at, answer_by from requirements.level_application where status = 'submitted';
grant select, insert, update (declared, exposed, changed_at) on requirements.declaration to puente_app;
grant select, insert, update (status, returned, submitted_at, answer_by, decided_at)
  on requirements.level_application to puente_app;
grant select on requirements.v_level_waiting to puente_app;
grant update (level) on customers.customer to puente_app;
