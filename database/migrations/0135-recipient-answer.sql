-- What the recipient of a delivered transfer answered on its tracking page.
create table transfers.recipient_answer (
  transfer_id uuid primary key references transfers.transfer,
  is_received boolean not null,
  answered_at timestamptz not null
);
grant select, insert on transfers.recipient_answer to puente_app;

-- The recipient says that the money is not in the account.
alter table support.message drop constraint message_event_check;
alter table support.message add constraint message_event_check check (event in ('closed', 'reopened', 'not-received'));
