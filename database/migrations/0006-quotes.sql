create schema quotes;
grant usage on schema quotes to puente_app;

-- Every mid-market rate the feed gave. A reading that jumps is kept, and counts only once it is confirmed.
create table quotes.rate (
  id uuid primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- CLP for one unit of the currency.
  mid numeric not null check (mid > 0),
  as_of timestamptz not null,
  source text not null,
  fetched_at timestamptz not null,
  accepted boolean not null,
  unique (currency, as_of, mid)
);
create index rate_newest on quotes.rate (currency, as_of desc, id desc);
create index rate_accepted on quotes.rate (currency, as_of desc, id desc) where accepted;
create index rate_fetched on quotes.rate (fetched_at);
grant select, insert on quotes.rate to puente_app;

-- A price given to a customer: an immutable fact with everything it was made from.
create table quotes.quote (
  id uuid primary key,
  customer_id uuid not null,
  corridor_id text not null,
  corridor_version integer not null,
  fee_version integer not null,
  spread_version integer not null,
  rate_id uuid not null references quotes.rate,
  fixed_side text not null check (fixed_side in ('send', 'receive')),
  receive_currency text not null,
  send_minor bigint not null check (send_minor > 0),
  receive_minor bigint not null check (receive_minor > 0),
  fee_gross_minor bigint not null check (fee_gross_minor >= 0),
  fee_net_minor bigint not null check (fee_net_minor >= 0),
  fee_iva_minor bigint not null check (fee_iva_minor >= 0),
  converted_minor bigint not null check (converted_minor > 0),
  mid_value_minor bigint not null check (mid_value_minor >= 0),
  spread_minor bigint not null check (spread_minor >= 0),
  spread_bps integer not null,
  residue_minor bigint not null check (residue_minor >= 0),
  total_cost_minor bigint not null check (total_cost_minor >= 0),
  total_cost_bps integer not null,
  -- CLP for one unit of the receive currency.
  mid_rate numeric not null check (mid_rate > 0),
  customer_rate numeric not null check (customer_rate >= mid_rate),
  rate_source text not null,
  rate_as_of timestamptz not null,
  arrival_at timestamptz not null,
  arrival_reasons text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  check (send_minor = fee_gross_minor + converted_minor),
  check (fee_gross_minor = fee_net_minor + fee_iva_minor),
  check (converted_minor = mid_value_minor + spread_minor + residue_minor),
  check (total_cost_minor = fee_gross_minor + spread_minor)
);
create index quote_customer on quotes.quote (customer_id, id desc);
grant select, insert on quotes.quote to puente_app;

-- When a rate may be used, and how long a firm quote lives.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('quote-rules', 'default', 1, '2026-01-01 00:00Z',
   '{"staleAfterMinutes": 15, "jumpBps": 300, "confirmedAfterMinutes": 5, "quoteMinutes": 30}', 'seed', 'seed');
