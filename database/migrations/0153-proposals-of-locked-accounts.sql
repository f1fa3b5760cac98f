-- When the account of the proposer was locked after the proposal. Such a proposal cannot be confirmed, because whoever had
-- taken the account over may have made it.
alter table approvals.approval add column proposer_locked_at timestamptz;
grant update (proposer_locked_at) on approvals.approval to puente_app;
