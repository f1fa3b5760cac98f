-- What the timeline of a customer shows: who did what and when, without texts and without personal data.
create view support.v_message as select id, thread_id, author, author_id, at from support.message;
create view customers.v_note as select id, customer_id, audience, author_id, at from customers.note;
create view customers.v_restriction_step as
  select s.id, r.customer_id, r.kind, s.change, s.decided_by, s.at
  from customers.restriction_step s join customers.restriction r on r.id = s.restriction_id;
create view customers.v_closure as
  select id, customer_id, asked_at, withdrawn_at, completed_at from customers.closure;
create view risk.v_assessment as select id, customer_id, risk, at from risk.assessment;
create view risk.v_override as select id, customer_id, risk, confirmed_by, set_by, at from risk.override;
create view decisions.v_decision as
  select id, customer_id, about, outcome, decided_by, at from decisions.decision;
create view access.v_membership as select user_id, customer_id, role, created_at from access.membership;
create view access.v_device as select id, holder_id as user_id, first_seen_at from access.user_device;
create view payins.v_debt as
  select id, customer_id, reference, amount_minor, outstanding_minor, status, opened_at, closed_at from payins.receivable;
create view requirements.v_level_application as
  select id, customer_id, level, status, submitted_at, decided_at from requirements.level_application;
create or replace view transfers.v_review as select id, transfer_id, reason, closed_at from transfers.review;
create or replace view transfers.v_transfer as
  select id, reference, customer_id, recipient_id, state, send_minor, receive_minor, currency, created_at, corridor_id,
    quote_id, changed_at
  from transfers.transfer;
create or replace view terms.v_acceptance as
  select user_id, kind, version, at, id from terms.acceptance where user_id is not null;
create or replace view recipients.v_recipient as
  select id, customer_id, currency, account_ending, used_at, created_at, corrected_at, replaced_by, name_index,
    account_index
  from recipients.recipient;
grant select on support.v_message, customers.v_note, customers.v_restriction_step, customers.v_closure, risk.v_assessment,
  risk.v_override, decisions.v_decision, access.v_membership, access.v_device, payins.v_debt,
  requirements.v_level_application to puente_app;
