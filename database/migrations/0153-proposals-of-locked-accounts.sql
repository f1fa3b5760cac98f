-- A proposal that its author made before their account was locked: it may not have been made by them.
alter table approvals.approval add column proposer_locked_at timestamptz;
grant update (proposer_locked_at) on approvals.approval to puente_app;
