-- Somebody who is proposed has no invitation yet. Whoever was invited by one person alone, which only the first
-- administrator can, comes in while nobody else works here. Whoever has just come in, or has another role, confirms
-- nothing until `confirms_from`.
alter table access.staff
  drop constraint staff_status_check,
  add constraint staff_status_check check (status in ('proposed', 'invited', 'active', 'closed')),
  add column confirms_from timestamptz,
  add column invited_by_two boolean not null default false;

-- What somebody new proposed may be confirmed from then on.
alter table approvals.approval add column counts_from timestamptz;
grant update (counts_from) on approvals.approval to puente_app;

insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
values ('staff-rules', 'default', 1, '2020-01-01T00:00:00Z',
        '{"mailDomains": [], "hoursBeforeConfirming": 24}', 'seed', 'seed');

grant update (confirms_from, invited_by_two, email_index) on access.staff to puente_app;
