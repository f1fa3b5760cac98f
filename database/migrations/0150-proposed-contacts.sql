-- The e-mail or phone that staff propose for a user who lost access, until the proposal is decided or withdrawn.
create table access.proposed_contact (
  user_id uuid primary key references access.user,
  address bytea not null,
  proposed_at timestamptz not null
);
grant select, insert, delete, update (address, proposed_at) on access.proposed_contact to puente_app;
