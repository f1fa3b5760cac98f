-- What a customer's timeline reads: its payments by the RUT of the payer, its payouts, and messages to its users.
create or replace view payins.v_payment as
  select id, bank_payment_id, coalesce(order_id, named_order_id) as order_id, amount_minor, status, credited_at,
         payer_search_index, payer_rut_index
  from payins.payment;
create view payouts.v_payout as
  select id, transfer_id, currency, amount_minor, status, created_at from payouts.payout;
grant select on payouts.v_payout to puente_app;
create or replace view notifications.v_message as
  select id, channel, template, subject_id, state, created_at, sent_at, user_id from notifications.message;

-- The changes of a transfer's state, each with an id of its own.
create view transfers.v_state_change as
  select transfer_id, platform.derived_id(transfer_id::text, sequence::text) as id, to_state, at
  from transfers.event where from_state <> to_state;
grant select on transfers.v_state_change to puente_app;
