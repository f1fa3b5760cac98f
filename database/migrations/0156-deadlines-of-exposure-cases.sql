-- Until when two people decide whether an exposed customer stays. Cases from before have none, and are late after the period for
-- what persons submit.
alter table risk.exposure_case add column due_at timestamptz;
create or replace view risk.v_exposure_case as
  select id, customer_id, opened_at, due_at from risk.exposure_case where closed_at is null;
