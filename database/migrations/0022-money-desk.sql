-- The rail's own id of a payout: what people there are asked with. It is learnt from any answer that names it.
alter table payouts.payout add column rail_reference text;
grant update (rail_reference) on payouts.payout to puente_app;
create index payout_rail_reference on payouts.payout (rail_reference) where rail_reference is not null;

-- Lists of staff are read from an index in their own order, whichever of their filters is set.
create index payout_newest on payouts.payout (created_at desc, id desc);
create index payout_status_newest on payouts.payout (status, created_at desc, id desc);
create index payment_newest on payins.payment (credited_at desc, id desc);
create index payment_status_newest on payins.payment (status, credited_at desc, id desc);
create index payment_amount_newest on payins.payment (amount_minor, credited_at desc, id desc);
create index payment_rut_newest on payins.payment (payer_rut_index, credited_at desc, id desc);
create index suspense_waiting on payins.suspense (waits_since, id) where status <> 'closed';
create index suspense_status_waiting on payins.suspense (status, waits_since, id);
create index refund_waiting_longest on payins.refund (status, waits_since, id);
create index correction_decided on transfers.correction (id desc) where closed_at is not null;
-- What these indexes answer needs no others.
drop index payins.refund_newest;
drop index payins.suspense_newest;
drop index payins.payment_suspense;
