-- Requests of people about their personal data (Ley 19.628 as rewritten by Ley 21.719). The register keeps all of them.
create schema data_rights;
grant usage on schema data_rights to puente_app;
create table data_rights.request (
  id uuid primary key,
  folio text not null unique,
  customer_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('access', 'rectification', 'erasure', 'opposition', 'blocking', 'portability')),
  state text not null check (state in ('open', 'granted', 'refused', 'withdrawn')),
  -- How the identity of the person was proven.
  identity text not null check (identity in ('step-up')),
  body bytea not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  extended_at timestamptz,
  extended_by uuid,
  extension_reason bytea,
  -- The answer of an erasure that waits for its second person.
  proposed_answer bytea,
  answer bytea,
  answered_at timestamptz,
  answered_by uuid,
  confirmed_by uuid,
  ended_at timestamptz,
  lifted_at timestamptz,
  check ((extended_at is null) = (extended_by is null)),
  check ((extended_at is null) = (extension_reason is null)),
  check ((state in ('granted', 'refused')) = (answered_at is not null)),
  check ((answered_at is null) = (answer is null)),
  check ((answered_at is null) = (answered_by is null)),
  check (confirmed_by is null or (kind = 'erasure' and state = 'granted')),
  check (confirmed_by <> answered_by),
  check ((state = 'open') = (ended_at is null)),
  check (lifted_at is null or (state = 'granted' and kind in ('blocking', 'opposition')))
);
create unique index request_open on data_rights.request (user_id, kind) where state = 'open';
create index request_of_user on data_rights.request (user_id, id desc);
create index request_of_customer on data_rights.request (customer_id, id desc);
create index request_due on data_rights.request (due_at, id) where state = 'open';
grant select, insert,
  update (state, body, due_at, extended_at, extended_by, extension_reason, proposed_answer, answer, answered_at,
          answered_by, confirmed_by, ended_at, lifted_at)
  on data_rights.request to puente_app;
create view data_rights.v_request_open as
  select id, received_at, due_at from data_rights.request where state = 'open';
grant select on data_rights.v_request_open to puente_app;
-- People whose data is used only as far as a duty or their contract requires it.
create table customers.data_block (
  customer_id uuid not null references customers.customer (id),
  user_id uuid not null,
  since timestamptz not null,
  primary key (customer_id, user_id)
);
create index data_block_of_user on customers.data_block (user_id);
grant select, insert, delete on customers.data_block to puente_app;
create view customers.v_data_block as select customer_id, user_id, since from customers.data_block;
grant select on customers.v_data_block to puente_app;
