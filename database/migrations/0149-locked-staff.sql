-- A locked account of staff: nobody signs in to it until two people let its owner register again.
alter table access.staff drop constraint staff_status_check;
alter table access.staff add constraint staff_status_check
  check (status in ('proposed', 'invited', 'active', 'locked', 'closed'));
