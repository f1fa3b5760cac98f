-- A price made from an earlier one: the same locked rate for what arrived, or today's rate for money that came late.
alter table quotes.quote add column derived_from uuid references quotes.quote;

-- The customer wanted to cancel while the money was looked at: the review ends in a refund and in nothing else.
alter table transfers.transfer add column cancel_asked_at timestamptz;
grant update (quote_id, send_minor, receive_minor, usd_cents, cancel_asked_at) on transfers.transfer to puente_app;
alter table transfers.transfer drop constraint transfer_reviewed_from_check;
alter table transfers.transfer add constraint transfer_reviewed_from_check
  check (reviewed_from in ('awaiting-payin', 'funded', 'correcting'));
alter table transfers.review drop constraint review_outcome_check;
alter table transfers.review add constraint review_outcome_check
  check (outcome in ('release', 'refuse', 'freeze', 'withdrawn'));
alter table screening.check drop constraint check_moment_check;
alter table screening.check add constraint check_moment_check
  check (moment in ('order', 'funded', 'identity', 'correction'));

-- What a customer must decide about money that did not arrive as ordered.
create table transfers.choice (
  id uuid primary key,
  transfer_id uuid not null references transfers.transfer,
  kind text not null check (kind in ('short', 'late')),
  opened_at timestamptz not null,
  due_at timestamptz not null check (due_at > opened_at),
  -- The quote that is offered; none while a late payment waits for a rate.
  offered uuid,
  answered_at timestamptz,
  answer text check (answer in ('send', 'refund', 'silence', 'superseded')),
  answered_by text,
  check ((answered_at is null) = (answer is null) and (answered_at is null) = (answered_by is null))
);
create unique index choice_open on transfers.choice (transfer_id) where answered_at is null;
create index choice_due on transfers.choice (due_at, id) where answered_at is null;
grant select, insert, update (offered, answered_at, answer, answered_by) on transfers.choice to puente_app;

-- Each payout that came back, and what became of the money: it stays bought until someone has decided.
create table transfers.correction (
  id uuid primary key,
  transfer_id uuid not null references transfers.transfer,
  customer_id uuid not null,
  attempt integer not null check (attempt > 0),
  code text not null,
  -- Who must act.
  acts text not null check (acts in ('customer', 'staff', 'nobody')),
  opened_at timestamptz not null,
  due_at timestamptz not null check (due_at > opened_at),
  closed_at timestamptz,
  outcome text check (outcome in ('corrected', 'retried', 'refunded')),
  closed_by text,
  unique (transfer_id, attempt),
  check ((closed_at is null) = (outcome is null) and (closed_at is null) = (closed_by is null))
);
create unique index correction_open on transfers.correction (transfer_id) where closed_at is null;
create index correction_due on transfers.correction (due_at, id) where closed_at is null;
create index correction_customer on transfers.correction (customer_id, opened_at) where acts = 'customer';
grant select, insert, update (closed_at, outcome, closed_by) on transfers.correction to puente_app;

-- Originator and beneficiary as they were before a correction, sealed. Appended, never taken away.
create table transfers.former_parties (
  id uuid primary key,
  transfer_id uuid not null references transfers.transfer,
  parties bytea not null,
  replaced_at timestamptz not null,
  replaced_by text not null
);
create index former_parties_transfer on transfers.former_parties (transfer_id, id);
grant select, insert, update (parties) on transfers.former_parties to puente_app;

-- A customer asked for a payout back; people ask the other bank.
create table transfers.recall (
  id uuid primary key,
  transfer_id uuid not null unique references transfers.transfer,
  requested_at timestamptz not null,
  requested_by text not null,
  due_at timestamptz not null check (due_at > requested_at),
  answered_at timestamptz,
  outcome text check (outcome in ('asked-bank', 'not-possible')),
  answered_by text,
  check ((answered_at is null) = (outcome is null) and (answered_at is null) = (answered_by is null))
);
create index recall_open on transfers.recall (due_at, transfer_id) where answered_at is null;
grant select, insert, update (answered_at, outcome, answered_by) on transfers.recall to puente_app;

-- A credited payout may come back for weeks: the rail is asked each day, whether a message came or not.
alter table payouts.payout add column credited_at timestamptz;
alter table payouts.payout add column look_at timestamptz;
update payouts.payout set credited_at = changed_at, look_at = changed_at + interval '1 day' where status = 'credited';
create index payout_look on payouts.payout (look_at, id) where status = 'credited' and look_at is not null;
grant update (credited_at, look_at) on payouts.payout to puente_app;

-- An order at another price asks for another amount.
grant update (amount_minor) on payins.payin_order to puente_app;
-- What others may read of money on its way back.
create view payins.v_refund as select order_id, amount_minor, status, created_at from payins.refund;
grant select on payins.v_refund to puente_app;

-- What happens to money that comes back, as disclosed before ordering: the partner's charge (CLP) where it is reconverted,
-- how long two returns count together, how long a correction and a recall may take, how long the rail is asked.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('return-terms', 'default', 1, '2020-01-01T00:00:00Z',
   '{"chargeMinor": "3500", "secondReturnMonths": 12, "correctionBankingDays": 5, "recallBankingDays": 2,
     "lookBackDays": 60}', 'seed', 'seed'),
  ('choice-terms', 'default', 1, '2020-01-01T00:00:00Z',
   '{"answerBankingDays": 1, "lateBankingDays": 5}', 'seed', 'seed');
