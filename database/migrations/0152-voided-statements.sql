-- An accepted statement that two people voided no longer counts: its account is covered by the statements before it.
alter table reconciliation.statement drop constraint statement_state_check;
alter table reconciliation.statement add constraint statement_state_check
  check (state in ('accepted', 'refused', 'voided'));
-- When the bank wrote it. Entries of its last day that were booked later belong to the next statement.
-- The default is for processes of the previous release, which insert without this column.
alter table reconciliation.statement add column written_at timestamptz not null default now();
update reconciliation.statement set written_at = imported_at;
grant update (state) on reconciliation.statement to puente_app;

create table reconciliation.statement_void (
  statement_id uuid primary key references reconciliation.statement (id),
  reason text not null,
  voided_by uuid not null,
  confirmed_by uuid not null,
  voided_at timestamptz not null
);
grant select, insert on reconciliation.statement_void to puente_app;
