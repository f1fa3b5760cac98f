-- concurrently
create index concurrently if not exists transfer_sent_amount on transfers.transfer (send_minor, id desc);
