-- What staff ask one customer for is said twice: to the team why, and to the customer in words of their own, with the
-- last day. Both are absent where nobody wrote them.
alter table dossiers.request
  add column message bytea,
  add column due_on date;
grant update (message) on dossiers.request to puente_app;
