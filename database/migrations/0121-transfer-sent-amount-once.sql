-- concurrently
drop index concurrently if exists transfers.transfer_sent_amount;
