-- concurrently
create index concurrently if not exists transfer_order_of_sent on transfers.transfer (send_minor, id);
