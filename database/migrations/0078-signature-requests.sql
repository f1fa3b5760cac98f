-- Orders of a company that wait for the signatures that its powers require. The price is fixed when the last one is given;
-- the amounts here are those that were shown when the signatures were requested.
create table transfers.signature_request (
  id uuid primary key,
  customer_id uuid not null,
  requested_by uuid not null,
  -- A quote is used once, for an order or for a request.
  quote_id uuid not null unique,
  recipient_id uuid not null,
  corridor_id text not null,
  fixed_side text not null check (fixed_side in ('send', 'receive')),
  send_minor bigint not null check (send_minor > 0),
  receive_minor bigint not null check (receive_minor > 0),
  receive_currency text not null,
  usd_cents bigint not null check (usd_cents >= 0),
  purpose text not null,
  funds_source text not null,
  relationship text not null,
  -- The recipient as it was shown to the signers: name and account.
  beneficiary bytea not null,
  state text not null check (state in ('open', 'completed', 'declined', 'withdrawn', 'expired')),
  -- Why a member declined.
  reason bytea,
  ended_by uuid,
  ended_at timestamptz,
  transfer_id uuid unique references transfers.transfer (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'completed') = (transfer_id is not null))
);
create index signature_request_newest on transfers.signature_request (customer_id, created_at desc, id desc);
create index signature_request_open on transfers.signature_request (expires_at) where state = 'open';
grant select, insert, update (state, beneficiary, reason, ended_by, ended_at, transfer_id)
  on transfers.signature_request to puente_app;

-- Who signed, with the version of the powers that was in force.
create table transfers.signature (
  request_id uuid not null references transfers.signature_request (id),
  user_id uuid not null,
  powers_id uuid not null,
  at timestamptz not null,
  primary key (request_id, user_id)
);
grant select, insert on transfers.signature to puente_app;
