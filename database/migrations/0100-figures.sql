-- What was quoted, ordered, paid, delivered and earned, counted from the history of transfers.
create or replace view transfers.v_transfer as
  select id, reference, customer_id, recipient_id, state, send_minor, receive_minor, currency, created_at, corridor_id,
         quote_id
  from transfers.transfer;
create view transfers.v_event as select transfer_id, sequence, to_state, event, at from transfers.event;
create or replace view quotes.v_price as
  select id, fee_net_minor, fee_iva_minor, converted_minor, spread_minor, customer_rate, mid_rate, residue_minor,
         arrival_at, customer_id, corridor_id, send_minor, created_at
  from quotes.quote;
grant select on transfers.v_event to puente_app;

-- Takes the index of the first partition over, where the rows are; the others are new.
create index event_at on transfers.event using brin (at) with (autosummarize = on);

create schema figures;
grant usage on schema figures to puente_app;

-- One row for each hour, corridor, kind of customer, event and class of duration. The job replaces the rows of an hour until one
-- hour after its end.
create table figures.hourly (
  hour timestamptz not null,
  corridor_id text not null,
  customer_kind text not null check (customer_kind in ('person', 'company')),
  event text not null check (event in
    ('quoted', 'ordered', 'paid', 'delivered', 'returned', 'refunded', 'rejected', 'cancelled', 'expired')),
  -- Of a delivery: the number of its class of duration from payment to delivery, else -1.
  duration_class smallint not null,
  count bigint not null check (count > 0),
  send_minor bigint not null,
  -- In pesos, of first deliveries; a later delivery of the same order earns nothing.
  fee_minor bigint not null,
  iva_minor bigint not null,
  spread_minor bigint not null,
  rounding_minor bigint not null,
  -- Deliveries that took no longer after the payment than estimated with the price.
  in_time bigint not null check (in_time between 0 and count),
  primary key (hour, corridor_id, customer_kind, event, duration_class)
);

-- The same by day in Santiago.
create table figures.daily (
  day date not null,
  corridor_id text not null,
  customer_kind text not null,
  event text not null,
  duration_class smallint not null,
  count bigint not null,
  send_minor bigint not null,
  fee_minor bigint not null,
  iva_minor bigint not null,
  spread_minor bigint not null,
  rounding_minor bigint not null,
  in_time bigint not null,
  primary key (day, corridor_id, customer_kind, event, duration_class)
);

create table figures.progress (
  singleton boolean primary key default true check (singleton),
  -- Every earlier hour is final.
  final_until timestamptz not null,
  counted_at timestamptz not null
);
grant select, insert, delete on figures.hourly, figures.daily to puente_app;
grant select, insert, update on figures.progress to puente_app;
