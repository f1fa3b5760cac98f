-- concurrently
create index concurrently if not exists transfer_long on transfers.transfer (customer_id, changed_at) where changed_at - created_at > interval '30 days';
