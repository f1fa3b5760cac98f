-- concurrently
create index concurrently if not exists review_transfer on transfers.review (transfer_id);
