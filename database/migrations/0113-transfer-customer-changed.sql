-- concurrently
create index concurrently if not exists transfer_customer_changed on transfers.transfer (customer_id, changed_at desc, id desc);
