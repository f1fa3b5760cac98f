-- What staff search by. Each column is an array of keyed hashes and null until a job has computed it, also for rows that a
-- process of the former release writes. `rut_part_index` and `payer_search_index` begin with the index of the whole RUT, and
-- `name_index_of` is a hash of the encrypted name: a row that differs from them was changed by the former release.
alter table customers.customer add column rut_part_index bytea[];
alter table recipients.recipient add column name_index bytea[], add column name_index_of bytea;
alter table payins.payment add column payer_search_index bytea[];
grant update (rut_part_index) on customers.customer to puente_app;
grant update (name_index, name_index_of) on recipients.recipient to puente_app;
grant update (payer_search_index) on payins.payment to puente_app;

create or replace view customers.v_customer as
  select id, kind, status, level, identity, country, rut_index, name_index, created_at, rut_part_index from customers.customer;
create or replace view recipients.v_recipient as
  select id, customer_id, currency, account_ending, used_at, created_at, corrected_at, replaced_by, name_index
  from recipients.recipient;
create or replace view payins.v_payment as
  select id, bank_payment_id, coalesce(order_id, named_order_id) as order_id, amount_minor, status, credited_at,
         payer_search_index
  from payins.payment;

-- Money in suspense is little, so that the index is built at once.
create index suspense_amount on payins.suspense (amount_minor, id) where status <> 'closed';
