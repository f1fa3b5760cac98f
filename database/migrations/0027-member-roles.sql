-- What a member is for the customer they act for. Whoever was a member before roles could do everything, and still can.
alter table access.membership
  add role text not null default 'administrator' check (role in ('administrator', 'operator', 'reader'));
alter table access.membership alter role drop default;
-- Deleting a membership ends every session that acts by it.
grant delete, update (role) on access.membership to puente_app;
