-- What waits is read oldest first, from an index of what waits.
create index refund_under_way on payins.refund (waits_since, id) where status in ('ready', 'submitted');
create index transfer_travelling on transfers.transfer (changed_at, id) where state = 'payout-submitted';
drop index payins.receivable_waiting;
create index receivable_waiting on payins.receivable (opened_at, id) where status = 'open';

-- Staff read transfers as they were made, whatever their ids say, under each of their filters.
create index transfer_made on transfers.transfer (created_at desc, id desc);
create index transfer_state_made on transfers.transfer (state, created_at desc, id desc);
drop index transfers.transfer_newest;
drop index transfers.transfer_of_customer;
