-- Customers of whom nothing is left to erase, with the columns that were read: nightly runs leave them out until a new
-- column with personal data appears.
create table retention.finished (
  customer_id uuid primary key,
  columns text not null,
  at timestamptz not null
);
grant select, insert, update (columns, at) on retention.finished to puente_app;
-- The nightly erasure asks for the messages of a user that still have facts; most have none.
create index message_left on notifications.message (user_id) where address is not null or facts is not null;
