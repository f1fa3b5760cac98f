-- How a customer sorts their recipients. The alias is a name of their own for an account, encrypted like the name.
alter table recipients.recipient
  add column alias bytea,
  add column favourite boolean not null default false,
  add column archived_at timestamptz;
grant update (alias, favourite, archived_at) on recipients.recipient to puente_app;
