-- A decision keeps the roles in which its people acted and what counted for it. What one person decides alone is kept
-- beside what two people decide.
alter table approvals.approval
  add column proposed_role text,
  add column decided_role text,
  -- Versions of settings in force at the decision, and the verdict of the lists. Null before the decision.
  add column used jsonb;
alter table approvals.approval drop constraint approval_decision_check;
alter table approvals.approval add constraint approval_decision_check
  check (decision in ('confirmed', 'sent-back', 'withdrawn', 'alone'));
alter table approvals.approval drop constraint approval_two_people;
alter table approvals.approval add constraint approval_two_people
  check (decision is null or (decision in ('withdrawn', 'alone')) = (decided_by = proposed_by));
grant update (decided_role, used) on approvals.approval to puente_app;

-- The messages that followed a decision, without their content.
create view notifications.v_message as
  select id, channel, template, subject_id, state, created_at, sent_at from notifications.message;
grant select on notifications.v_message to puente_app;

-- Lines of one transaction and one request are one act.
create or replace view platform.v_audit as
  select audit.id, audit.at, audit.actor, audit.action, audit.subject, audit.outcome, audit.request_id, audit.facts,
         audit_origin.address, audit.xid
  from platform.audit left join platform.audit_origin on audit_origin.audit_id = audit.id;

-- Since when each case was asked, also once it is decided.
create or replace view transfers.v_review as
  select id, transfer_id, reason, closed_at, opened_at from transfers.review;
create or replace view payins.v_case as
  select id, 'suspense' as kind, order_id, waits_since as opened_at, amount_minor from payins.suspense
  union all select id, 'refund', order_id, created_at, amount_minor from payins.refund
  union all select id, 'receivable', order_id, opened_at, amount_minor from payins.receivable;
create view customers.v_name_asked as select id, customer_id, asked_at from customers.name_request;
create view data_rights.v_request as select id, customer_id, folio, received_at from data_rights.request;
create or replace view onboarding.v_company_file as
  select id as customer_id, company_type, registry_regime, owners_version, status, submitted_at
  from onboarding.company_file;
grant select on customers.v_name_asked, data_rights.v_request to puente_app;
