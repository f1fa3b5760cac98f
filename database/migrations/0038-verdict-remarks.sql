-- What staff write to a customer beside the reason of a refusal; sealed like everything that people write.
alter table documents.document add column remark bytea;
grant update (remark) on documents.document to puente_app;

-- Who looks at a document that waits, and by when a person's file is answered, for the queues of staff.
create or replace view documents.v_document as
  select id, customer_id, kind, side, page, state, reason, received_at, decided_at, taken_by from documents.document;
create or replace view onboarding.v_application as
  select id, user_id, status, cause, submitted_at, waiting_since, review_due_at from onboarding.application;

-- One clock says how long a person's file may wait: the one that its customer is told. Files that waited before there was
-- such a promise are measured by the day on which they began to wait.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('work-clock', 'default', 2, '2020-01-01T00:00:00Z', '{"proposalDays": 1}', 'seed', 'seed');
