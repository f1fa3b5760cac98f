-- The end of a relationship: who asked for it, and until when the data is kept. At most one of a customer stands.
create table customers.closure (
  id uuid primary key,
  customer_id uuid not null references customers.customer (id),
  cause text not null check (cause in ('customer', 'exit')),
  asked_by uuid,
  asked_at timestamptz not null,
  withdrawn_at timestamptz,
  completed_at timestamptz,
  kept_until date,
  check ((completed_at is null) = (kept_until is null)),
  check (completed_at is null or withdrawn_at is null)
);
create unique index closure_standing on customers.closure (customer_id) where withdrawn_at is null;
create index closure_under_way on customers.closure (asked_at) where withdrawn_at is null and completed_at is null;
grant select, insert, update (withdrawn_at, completed_at, kept_until) on customers.closure to puente_app;
create index restriction_exit on customers.restriction (effective_on) where ended_at is null and kind = 'exit';

-- A customer who is restricted or whose account is being closed places no orders.
create view customers.v_closing as
  select customer_id from customers.closure where withdrawn_at is null and completed_at is null;
grant select on customers.v_closing to puente_app;

-- Nothing is outstanding any more from these customers and users.
create table pending_items.ended_subject (
  subject uuid primary key,
  ended_at timestamptz not null
);
grant select, insert on pending_items.ended_subject to puente_app;
