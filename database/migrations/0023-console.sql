-- What staff find across nouns: views for the console, an index of names that learns nothing, notes, and the staff themselves.

-- Whoever was invited has no password yet; whoever left keeps a row, because what they did keeps their name.
alter table access.staff add column status text not null default 'active'
  check (status in ('invited', 'active', 'closed'));
alter table access.staff add column closed_at timestamptz;
alter table access.staff add check ((status = 'closed') = (closed_at is not null));
grant update (role, status, closed_at) on access.staff to puente_app;

alter table access.code drop constraint code_purpose_check;
alter table access.code add constraint code_purpose_check
  check (purpose in ('registration', 'email', 'phone', 'recovery', 'step-up', 'invitation'));

create view access.v_member as select user_id, customer_id from access.membership;
create view access.v_user_email as select id, email_index from access.user;
grant select on access.v_member, access.v_user_email to puente_app;

-- Keyed hashes of the beginnings of each word of the name: a search finds a customer by what was typed of it, and the
-- table tells nobody what they are called. Null until the name was indexed.
alter table customers.customer add column name_index bytea[];
create index customer_name_index on customers.customer using gin (name_index);
create index customer_without_index on customers.customer (id) where name_index is null;
create index customer_by_kind on customers.customer (kind, id desc);
create index customer_by_status on customers.customer (status, id desc);
create index customer_by_level on customers.customer (level, id desc);
grant update (name_index) on customers.customer to puente_app;

create view customers.v_customer as
  select id, kind, status, level, identity, country, rut_index, name_index, created_at from customers.customer;
grant select on customers.v_customer to puente_app;

-- What staff write about a customer for one another. A note of compliance is for analyst and officer alone.
create table customers.note (
  id uuid primary key,
  customer_id uuid not null references customers.customer,
  audience text not null check (audience in ('everyone', 'compliance')),
  author_id uuid not null,
  body bytea not null,
  at timestamptz not null
);
create index note_customer on customers.note (customer_id, id desc);
grant select, insert, update (body) on customers.note to puente_app;

-- The audit trail is read by moment, and by moment within whoever acted, what was done and to what.
drop index platform.audit_subject;
drop index platform.audit_actor;
create index audit_at on platform.audit (at, id);
create index audit_actor on platform.audit (actor, at, id);
create index audit_action on platform.audit (action, at, id);
create index audit_subject on platform.audit (subject, at, id) where subject is not null;
create view platform.v_audit as
  select id, at, actor, action, subject, outcome, request_id, facts from platform.audit;
grant select on platform.v_audit to puente_app;

create index approval_waiting on approvals.approval (proposed_at, id) where decision is null;
create view approvals.v_waiting as
  select id, action, subject, proposal, proposed_by, proposed_at from approvals.approval where decision is null;
grant select on approvals.v_waiting to puente_app;

-- Queues: since when each thing waits, and by when somebody has to have acted.
create index receivable_waiting on payins.receivable (opened_at) where status = 'open';
create index review_waiting on transfers.review (opened_at) where closed_at is null;
create index choice_waiting on transfers.choice (opened_at) where answered_at is null;
create index transfer_of_customer on transfers.transfer (customer_id, id desc);
create index correction_waiting on transfers.correction (opened_at) where closed_at is null;

create view payins.v_refund_rejected as
  select id, order_id, waits_since from payins.refund where status = 'rejected';
create view payins.v_payment as
  select id, bank_payment_id, coalesce(order_id, named_order_id) as order_id, amount_minor, status, credited_at
  from payins.payment;
create view payins.v_case as
  select id, 'suspense' as kind, order_id from payins.suspense
  union all select id, 'refund', order_id from payins.refund
  union all select id, 'receivable', order_id from payins.receivable;
create view payins.v_payment_request as select client_reference, order_id from payins.payment_request;
grant select on payins.v_case, payins.v_refund_rejected, payins.v_payment, payins.v_payment_request to puente_app;

create view transfers.v_review_waiting as
  select id, transfer_id, reason, opened_at, due_at from transfers.review where closed_at is null;
create view transfers.v_review as select id, transfer_id from transfers.review;
create view transfers.v_choice_waiting as
  select id, transfer_id, kind, offered is not null as is_offered, opened_at, due_at
  from transfers.choice where answered_at is null;
-- Transfers that do not go on by themselves; whoever reads says for how long an answer may be missing.
create view transfers.v_stuck as
  select t.id, t.state as why, 1 as rank, c.opened_at as since, c.due_at
  from transfers.transfer t join transfers.correction c on c.transfer_id = t.id and c.closed_at is null
  where t.state in ('returned', 'correcting')
  union all
  select id, state, 1, changed_at, null::timestamptz from transfers.transfer where state = 'payout-unknown'
  union all
  select t.id, 'refund-rejected', 1, t.changed_at, null from transfers.transfer t
  where t.state = 'refunding'
    and exists (select from payins.v_refund r where r.order_id = t.id and r.status = 'rejected')
  union all
  select transfer_id, 'recall', 2, requested_at, due_at from transfers.recall where answered_at is null;
grant select on transfers.v_review, transfers.v_review_waiting, transfers.v_choice_waiting, transfers.v_stuck to puente_app;

create view onboarding.v_application as
  select id, user_id, status, cause, submitted_at, waiting_since from onboarding.application;
grant select on onboarding.v_application to puente_app;

create view support.v_thread as
  select id, folio, kind, state, customer_id, transfer_id, opened_at, due_at, last_at, queue_at from support.thread;
grant select on support.v_thread to puente_app;

create index recipient_account_ending on recipients.recipient (account_ending, used_at desc);
create view recipients.v_recipient as
  select id, customer_id, currency, account_ending, used_at from recipients.recipient;
grant select on recipients.v_recipient to puente_app;

create view terms.v_acceptance as select user_id, kind, version, at from terms.acceptance where user_id is not null;
grant select on terms.v_acceptance to puente_app;

-- How much money was overdue when it was last counted: every minute, by whoever watches it.
create table treasury.overdue (
  singleton boolean primary key default true check (singleton),
  count integer not null,
  since timestamptz,
  counted_at timestamptz not null
);
grant select, insert, update on treasury.overdue to puente_app;
create view treasury.v_overdue as select count, since, counted_at from treasury.overdue;
grant select on treasury.v_overdue to puente_app;
