-- A recipient that a correction put right, and one whose account was closed and that another kept recipient stands for.
alter table recipients.recipient
  -- When the customer last gave these data anew after a payout had come back.
  add column corrected_at timestamptz,
  -- The customer keeps the corrected account under this one: it is offered and paid in its place.
  add column replaced_by uuid references recipients.recipient check (replaced_by <> id);
create index recipient_replaced on recipients.recipient (replaced_by) where replaced_by is not null;
grant update (corridor_version, kind, relationship, account_index, account_ending, warnings, corrected_at, replaced_by)
  on recipients.recipient to puente_app;

create or replace view recipients.v_recipient as
  select id, customer_id, currency, account_ending, used_at, created_at, corrected_at, replaced_by
  from recipients.recipient;
