-- Forms that a customer shares with a recipient, who fills in their own data. The token of the link is stored as a hash.
-- What the recipient sends is a proposal until the customer accepts or discards it.
create table recipients.recipient_form (
  id uuid primary key,
  customer_id uuid not null,
  corridor_id text not null,
  country text not null,
  alias bytea,
  status text not null check (status in ('open', 'filled', 'accepted', 'discarded', 'revoked')),
  token_hash bytea not null unique,
  made_by uuid not null,
  created_at timestamptz not null,
  -- Of the link while it is open, of the proposal once it is filled in.
  expires_at timestamptz not null,
  filled_at timestamptz,
  kind text check (kind in ('person', 'company')),
  name bytea,
  details bytea,
  ended_at timestamptz
);
create index recipient_form_newest on recipients.recipient_form (customer_id, created_at desc, id desc);
create index recipient_form_expiry on recipients.recipient_form (expires_at);
grant select, insert, update (status, expires_at, filled_at, kind, name, details, alias, ended_at), delete
  on recipients.recipient_form to puente_app;

-- Keyed hashes of the beginnings of the words of an alias, for the customer's search.
alter table recipients.recipient add column alias_index bytea[];
grant update (alias_index) on recipients.recipient to puente_app;
create index recipient_without_alias_index on recipients.recipient (id) where alias is not null and alias_index is null;
create index recipient_listed on recipients.recipient (customer_id, favourite desc, used_at desc, id desc)
  where replaced_by is null;
