-- concurrently
create index concurrently if not exists event_first_ended on transfers.event_first (event, at) where event in ('payout-rejected', 'returned', 'refunded', 'review-refused', 'cancelled', 'expired');
