-- concurrently
create index concurrently if not exists payment_order_of_amount on payins.payment (amount_minor, id);
