-- What staff stop for a customer, and every step of it. One restriction of each kind is in force at a time.
create table customers.restriction (
  id uuid primary key,
  customer_id uuid not null references customers.customer (id),
  kind text not null check (kind in ('no-new-orders', 'access-suspended', 'exit', 'legal-hold')),
  reason text not null,
  ends_by text not null,
  owner_id uuid not null,
  review_on date not null,
  -- The day on which the notice of an exit ends.
  effective_on date,
  since timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'exit') = (effective_on is not null))
);
create unique index restriction_in_force on customers.restriction (customer_id, kind) where ended_at is null;
create index restriction_of on customers.restriction (customer_id, since);
create index restriction_review on customers.restriction (review_on) where ended_at is null;

create table customers.restriction_step (
  id uuid primary key,
  restriction_id uuid not null references customers.restriction (id),
  change text not null check (change in ('set', 'change', 'end')),
  reason text not null,
  ends_by text not null,
  owner_id uuid not null,
  review_on date not null,
  effective_on date,
  note bytea,
  proposed_by uuid,
  decided_by uuid,
  at timestamptz not null
);
create index restriction_step_of on customers.restriction_step (restriction_id, id);

grant select, insert on customers.restriction, customers.restriction_step to puente_app;
grant update (reason, ends_by, owner_id, review_on, effective_on, ended_at) on customers.restriction to puente_app;
grant update (note) on customers.restriction_step to puente_app;

-- Customers who may not place orders. A legal hold stops nothing but erasure.
create view customers.v_restricted as
  select distinct customer_id from customers.restriction where ended_at is null and kind <> 'legal-hold';
grant select on customers.v_restricted to puente_app;

-- Nobody can act for these customers, whichever members they have or get.
create table access.suspended_customer (
  customer_id uuid primary key,
  since timestamptz not null
);
grant select, insert, delete on access.suspended_customer to puente_app;

-- No content of these customers is dropped when its retention ends.
create table documents.held_customer (
  customer_id uuid primary key,
  since timestamptz not null
);
grant select, insert, delete on documents.held_customer to puente_app;
