-- What papers may read of a transfer: when its fee was earned, and when the money last reached the recipient.
create view transfers.v_paper as
  select t.id, t.reference, t.customer_id, t.quote_id, t.state, t.send_minor, t.receive_minor, t.currency, t.usd_cents,
         t.created_at, coalesce(arrived.at, case when t.state = 'delivered' then t.changed_at end) as delivered_at
  from transfers.transfer t
  left join lateral (
    select max(e.at) as at from transfers.event e where e.transfer_id = t.id and e.to_state = 'delivered'
  ) as arrived on true;
grant select on transfers.v_paper to puente_app;

-- The parts of a price that papers add up.
create view quotes.v_price as
  select id, fee_net_minor, fee_iva_minor, converted_minor, spread_minor, customer_rate, mid_rate from quotes.quote;
grant select on quotes.v_price to puente_app;

-- What the bank has settled back to whoever paid an order.
create view payins.v_settled_refund as
  select order_id, sum(amount_minor)::bigint as settled_minor from payins.refund
  where status = 'settled' and order_id is not null group by order_id;
grant select on payins.v_settled_refund to puente_app;

-- The paper of a transfer also says what was ordered.
alter table statements.issue drop constraint issue_kind_check;
alter table statements.issue add constraint issue_kind_check check (kind in ('order', 'delivery', 'refund'));

-- A statement of one customer's transfers, given out once for what it says: asked again while nothing has changed, it
-- is the same one.
create table statements.account_statement (
  id uuid primary key,
  customer_id uuid not null,
  folio text not null unique,
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  -- Days of Santiago, both included.
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  transfers integer not null check (transfers >= 0),
  -- What its transfers add up to, by group.
  totals jsonb not null,
  -- The sha-256 of all that its lines say.
  lines_hash bytea not null,
  issued_at timestamptz not null,
  unique (customer_id, from_day, to_day, lines_hash)
);
create index account_statement_customer on statements.account_statement (customer_id, issued_at desc, id desc);
grant select, insert on statements.account_statement to puente_app;

-- Which tax document a fee has: boleta (39) for persons, factura (33) for companies and from an amount on, which is in
-- cents of a US dollar.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('tax-documents', 'default', 1, '2020-01-01T00:00:00Z', '{"invoiceFromUsdCents": "1000000"}', 'seed', 'seed');
