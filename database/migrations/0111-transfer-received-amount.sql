-- concurrently
create index concurrently if not exists transfer_received_amount on transfers.transfer (currency, receive_minor, id desc);
