-- A credit of a bank statement that the bank's messages did not report, booked as a payment in suspense. When the bank
-- reports the payment, the row stores its id there, so that the payment is not booked a second time.
create table payins.statement_payment (
  payment_id uuid primary key references payins.payment (id),
  item_id uuid not null unique,
  -- The references of the statement's line: letters and digits.
  refs text[] not null,
  day date not null,
  bank_payment_id text unique
);
create index statement_payment_unreported on payins.statement_payment (day) where bank_payment_id is null;
grant select, insert, update (bank_payment_id) on payins.statement_payment to puente_app;
-- The bank's id replaces the id of the statement's line.
grant update (bank_payment_id) on payins.payment to puente_app;

-- Undoing what two people booked is their proposal and its confirmation.
alter table reconciliation.match_undo add column confirmed_by uuid;
