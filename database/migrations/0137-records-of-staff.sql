-- What the pages of the back office about closes, accounts of payers, rates and members of companies read.
create view closes.v_record as select id, scope, from_day, day, made_at from closes.record;
grant select on closes.v_record to puente_app;

-- The account that a payment came from: a keyed hash of its number. A job fills it for earlier payments.
alter table payins.payment add column payer_account_index bytea;
grant update (payer_account_index) on payins.payment to puente_app;
create or replace view payins.v_payment as
  select id, bank_payment_id, coalesce(order_id, named_order_id) as order_id, amount_minor, status, credited_at,
         payer_search_index, payer_rut_index, payer_account_index, payer_bank
  from payins.payment;

-- Readings of all currencies, and the unconfirmed ones, in the order of time.
create index rate_read on quotes.rate (as_of desc, id desc);
create index rate_unconfirmed on quotes.rate (as_of desc, id desc) where not accepted;
create view quotes.v_rate as select id, currency, as_of, accepted from quotes.rate;
grant select on quotes.v_rate to puente_app;

-- Who ordered, asked for and signed the orders of a company.
create view transfers.v_ordered_by as
  select id, customer_id, user_id, reference, state, send_minor, created_at from transfers.transfer;
create view transfers.v_signature_request as
  select r.id, r.customer_id, r.requested_by, r.send_minor, r.state, r.transfer_id, r.created_at, s.user_id as signed_by,
         s.at as signed_at
  from transfers.signature_request r left join transfers.signature s on s.request_id = r.id;
grant select on transfers.v_ordered_by, transfers.v_signature_request to puente_app;

-- Cases of money in the order of their amounts.
create index suspense_status_amount on payins.suspense (status, amount_minor, id);
create index refund_status_amount on payins.refund (status, amount_minor, id);
create index receivable_status_amount on payins.receivable (status, outstanding_minor, id);
