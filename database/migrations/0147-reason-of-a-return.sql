-- Why the second person sent a proposal back. Null for a proposal that a former release sent back.
alter table approvals.approval
  add column decision_note text,
  add constraint approval_decision_note_check check (decision_note is null or decision = 'sent-back');
grant update (decision_note) on approvals.approval to puente_app;
