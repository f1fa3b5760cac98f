-- Rates that a customer wants to be notified of, in CLP for one unit at the customer's rate. Each notifies once.
create table quotes.rate_alert (
  id uuid primary key,
  customer_id uuid not null,
  -- Who set it and is notified.
  user_id uuid not null,
  customer_kind text not null check (customer_kind in ('person', 'company')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  direction text not null check (direction in ('above', 'below')),
  clp_per_unit numeric not null check (clp_per_unit > 0),
  -- The amount that the mail proposes to send, in minor units of the currency of its side.
  side text check (side in ('send', 'receive')),
  amount_minor bigint check (amount_minor > 0),
  created_at timestamptz not null,
  -- The first reading at which the rate was reached, and the customer's rate then.
  reached_at timestamptz,
  reached_clp_per_unit numeric,
  check ((side is null) = (amount_minor is null)),
  check ((reached_at is null) = (reached_clp_per_unit is null))
);
create index rate_alert_customer on quotes.rate_alert (customer_id, id desc);
create index rate_alert_active on quotes.rate_alert (currency, direction, clp_per_unit) where reached_at is null;
grant select, insert, delete, update (reached_at, reached_clp_per_unit) on quotes.rate_alert to puente_app;

-- The reading up to which the alerts of each currency were compared.
create table quotes.rate_alert_progress (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  compared_until timestamptz not null
);
grant select, insert, update (compared_until) on quotes.rate_alert_progress to puente_app;
