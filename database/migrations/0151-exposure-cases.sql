-- A customer who became politically exposed after they were accepted: two people decide whether they stay. A case has no
-- personal data; which exposure it is about is in the assessment.
create table risk.exposure_case (
  id uuid primary key,
  customer_id uuid not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('kept', 'accepted', 'ended')),
  assessment_id uuid references risk.assessment,
  check ((closed_at is null) = (outcome is null)),
  check (outcome is distinct from 'kept' or assessment_id is not null)
);
create unique index exposure_case_open on risk.exposure_case (customer_id) where closed_at is null;
create index exposure_case_of_customer on risk.exposure_case (customer_id, id desc);
create index exposure_case_waiting on risk.exposure_case (opened_at) where closed_at is null;
create index exposure_case_assessment on risk.exposure_case (assessment_id) where assessment_id is not null;
grant select, insert, update (closed_at, outcome, assessment_id) on risk.exposure_case to puente_app;
create view risk.v_exposure_case as
  select id, customer_id, opened_at from risk.exposure_case where closed_at is null;
grant select on risk.v_exposure_case to puente_app;
